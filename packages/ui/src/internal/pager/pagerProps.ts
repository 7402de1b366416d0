import type { ComponentProps, ReactNode } from 'react';

/** What both pagers take. */
export interface PaginationBase extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark. @default 'Pagination' */
  label?: string;
  /** Your own text for what is shown. `count` may be `10,000+`, and is undefined before the first response. */
  summary?: (shown: { page: number; count: string | undefined }) => ReactNode;
}
