import { figure } from '../text/figure';

/** How many records there are in all. */
export interface Total {
  /** How many records there are in all. */
  count: number;
  /** The server stopped counting there. */
  isCapped?: boolean | undefined;
}

/** `1,008`, or `10,000+` where the server stopped counting. */
export const countText = ({ count, isCapped }: Total) => `${figure(count)}${isCapped ? '+' : ''}`;
