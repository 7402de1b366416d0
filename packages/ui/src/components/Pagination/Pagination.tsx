'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { plainLink, type RenderLink } from '../../renderLink';
import { Button } from '../Button/Button';
import { current, icon, links, pagination, summary } from './Pagination.css';
import { paginationMessages } from './Pagination.messages';
import { type PageOfList, pageHref, paginate } from './paginate';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The paginated response that is shown; undefined before the first one. */
  list: PageOfList | undefined;
  /** The page that the address asks for, from 1. Counts only while the response does not tell. @default 1 */
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
  page: asked = 1,
  parameter,
  search = '',
  renderLink = plainLink,
  label,
  className,
  ...rest
}: PaginationProps) {
  const messages = useMessages('pagination', paginationMessages);
  const { page, previous, next, count } = paginate(list, asked);
  const linkTo = (target: number | null, children: ReactNode) => (
    <Button asChild>
      {renderLink({
        href: pageHref(search, parameter, target ?? page),
        children,
        ...(target === null && { 'aria-disabled': true, onClick: stay }),
      })}
    </Button>
  );
  return (
    <nav aria-label={label ?? messages.label} {...rest} className={clsx(pagination, className)}>
      <p className={summary}>
        {messages.page} <span className={current}>{count === undefined ? page : `${page} / ${count}`}</span>
        {count !== undefined && ` ${messages.records(count)}`}
      </p>
      <div className={links}>
        {linkTo(
          previous,
          <>
            <ChevronLeft className={icon} aria-hidden="true" />
            {messages.previous}
          </>,
        )}
        {linkTo(
          next,
          <>
            {messages.next}
            <ChevronRight className={icon} aria-hidden="true" />
          </>,
        )}
      </div>
    </nav>
  );
}
