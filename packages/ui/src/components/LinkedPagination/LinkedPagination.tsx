'use client';

import { clsx } from 'clsx/lite';
import type { MouseEvent } from 'react';
import * as button from '../../internal/button/button.css';
import { type RenderLink, useRenderLink } from '../../internal/link/renderLink';
import { useMessages } from '../../internal/messages/messages';
import { links, pagination, summary as summaryClass } from '../../internal/pager/pager.css';
import type { PaginationBase } from '../../internal/pager/pagerProps';
import { paginationMessages } from '../Pagination/Pagination.messages';
import { linkedPaging, type PageOfList, pageHref } from './linkedPaging';

export interface LinkedPaginationProps extends PaginationBase {
  /** The paginated response that is shown; undefined before the first one. */
  list: PageOfList | undefined;
  /** The page that the address asks for, from 1. Counts only while the response does not include it. @default 1 */
  page?: number;
  /** Query parameter that the links set. */
  parameter: string;
  /** The query string of the current address: its other parameters are kept. @default '' */
  search?: string;
  /** How to render a link, so that a router can take it. @default that of LinkProvider, else a plain `a` */
  renderLink?: RenderLink;
}

const stay = (event: MouseEvent) => event.preventDefault();

/**
 * The pager of a list whose responses name their neighbours (`next`, `previous`, `count`): two links. Renders a labelled `nav`;
 * at the ends the links stay focusable (`aria-disabled`). The list, not the pager, announces.
 */
export function LinkedPagination({
  list,
  page: requestedPage = 1,
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
  const { page, previous, next, count } = linkedPaging(list, requestedPage);
  const linkTo = (target: number | null, children: string) =>
    renderLink({
      href: pageHref(search, parameter, target ?? page),
      className: clsx(button.button, button.variant.secondary),
      children,
      ...(target === null && { 'aria-disabled': true, onClick: stay }),
    });
  return (
    <nav aria-label={label ?? messages.label} {...rest} className={clsx(pagination, className)}>
      <p className={summaryClass}>{summary ? summary({ page, count }) : messages.page(page, count)}</p>
      <div className={links}>
        {linkTo(previous, messages.previous)}
        {linkTo(next, messages.next)}
      </div>
    </nav>
  );
}
