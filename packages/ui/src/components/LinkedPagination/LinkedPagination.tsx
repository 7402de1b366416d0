'use client';

import { clsx } from 'clsx/lite';
import type { MouseEvent, ReactNode } from 'react';
import * as button from '../../internal/button/button.css';
import { type RenderLink, useRenderLink } from '../../internal/link/renderLink';
import { useMessages } from '../../internal/messages/messages';
import { countText, type Total } from '../../internal/pager/countText';
import { links, pagination, summary as summaryClass } from '../../internal/pager/pager.css';
import type { PaginationBase } from '../../internal/pager/pagerProps';
import { paginationMessages } from '../Pagination/Pagination.messages';
import { pageHref } from './pageHref';

export interface LinkedPaginationProps extends PaginationBase {
  /** The page that is shown, from 1. */
  page: number;
  /** Records in all, where the server counts them; undefined before the first response. */
  total?: number | Total | undefined;
  /** There is a page before it. @default `page` is not the first */
  hasPrevious?: boolean | undefined;
  /** There is a page after it. @default false */
  hasNext?: boolean | undefined;
  /** Query parameter that the links set. */
  parameter: string;
  /** The query string of the current address: its other parameters are kept. @default '' */
  search?: string;
  /** Your own text for what is shown. `count` may be `10,000+`, and is undefined before the first response. */
  summary?: (shown: { page: number; count: string | undefined }) => ReactNode;
  /** How to render a link, so that a router can take it. @default that of LinkProvider, else a plain `a` */
  renderLink?: RenderLink;
}

/** As the server counts it; a figure that it stopped at is written as one. */
const plainCount = (total: number | Total) =>
  typeof total === 'number' || !total.isCapped
    ? String(typeof total === 'number' ? total : total.count)
    : countText(total);

const stay = (event: MouseEvent) => event.preventDefault();

/**
 * The pager of a list whose responses only know whether a page follows: two links. Renders a labelled `nav`; at the ends the links stay focusable (`aria-disabled`). The list, not the pager, announces.
 */
export function LinkedPagination({
  page,
  total,
  hasPrevious = page > 1,
  hasNext = false,
  parameter,
  search = '',
  renderLink: ownRenderLink,
  label,
  summary,
  className,
  ...rest
}: LinkedPaginationProps) {
  const renderLink = useRenderLink(ownRenderLink);
  const messages = useMessages(paginationMessages);
  const count = total === undefined ? undefined : plainCount(total);
  const linkTo = (target: number | null, children: string) =>
    renderLink({
      href: pageHref(search, parameter, target ?? page),
      className: clsx(button.button, button.variant.secondary),
      children,
      ...(target === null && { 'aria-disabled': true, onClick: stay }),
    });
  return (
    <nav aria-label={label ?? messages.label} {...rest} className={clsx(pagination, className)}>
      <p data-part="summary" className={summaryClass}>
        {summary ? summary({ page, count }) : messages.page(page, count)}
      </p>
      <div data-part="links" className={links}>
        {linkTo(hasPrevious ? page - 1 : null, messages.previous)}
        {linkTo(hasNext ? page + 1 : null, messages.next)}
      </div>
    </nav>
  );
}
