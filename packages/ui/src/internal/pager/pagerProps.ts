import type { ComponentProps } from 'react';

/** What both pagers take. */
export interface PaginationBase extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark. @default 'Pagination' */
  label?: string;
}
