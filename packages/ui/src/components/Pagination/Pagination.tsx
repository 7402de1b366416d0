'use client';

import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { plainLink, type RenderLink } from '../../internal/link/renderLink';
import { useMessages } from '../../internal/messages/messages';
import * as button from '../Button/Button.css';
import { current, links, pagination, summary } from './Pagination.css';
import { paginationMessages } from './Pagination.messages';
import { type PageOfList, pageHref, paginate } from './paginate';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The paginated response that is shown; undefined before the first one. */
  list: PageOfList | undefined;
  /** The page that the address asks for, from 1. Counts only while the response does not include it. @default 1 */
  page?: number;
  /** Query parameter that the links set. */
  parameter: string;
  /** The query string of the current address: its other parameters are kept. @default '' */
  search?: string;
  /** How to render a link, so that a router can take it. @default a plain `a` */
  renderLink?: RenderLink;
  /** Name of the landmark. @default 'Pagination' */
  label?: string;
}

const stay = (event: MouseEvent) => event.preventDefault();

/**
 * The pager of a list with `next`, `previous` and `count`: `Page 1 / 57 records`, Previous and Next.
 * Renders a labelled `nav`; at the ends the links stay focusable (`aria-disabled`). The list, not the pager, announces.
 */
export function Pagination({
  list,
  page: requestedPage = 1,
  parameter,
  search = '',
  renderLink = plainLink,
  label,
  className,
  ...rest
}: PaginationProps) {
  const messages = useMessages(paginationMessages);
  const { page, previous, next, count } = paginate(list, requestedPage);
  const linkTo = (target: number | null, children: string) =>
    renderLink({
      href: pageHref(search, parameter, target ?? page),
      className: clsx(button.button, button.variant.secondary),
      children,
      ...(target === null && { 'aria-disabled': true, onClick: stay }),
    });
  return (
    <nav aria-label={label ?? messages.label} {...rest} className={clsx(pagination, className)}>
      <p className={summary}>
        {messages.page} <span className={current}>{count === undefined ? page : `${page} / ${count}`}</span>
        {count !== undefined && ` ${messages.records(count)}`}
      </p>
      <div className={links}>
        {linkTo(previous, messages.previous)}
        {linkTo(next, messages.next)}
      </div>
    </nav>
  );
}
