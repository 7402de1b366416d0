import { figure } from '../text/figure';

/** How many records there are in all: a paginated response fits. */
export interface Total {
  /** How many records there are in all. */
  count: number;
  /** The server stopped counting there. */
  count_is_capped?: boolean | undefined;
}

/** `1,008`, or `10,000+` where the server stopped counting. */
export const countText = ({ count, count_is_capped }: Total) =>
  `${figure(count)}${count_is_capped ? '+' : ''}`;
