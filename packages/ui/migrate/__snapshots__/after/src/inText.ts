import { type Minor, toDecimal } from '@rentsafe/format/money';
import type { arrears, collection } from './data';

type Series = (typeof collection)[number];
type Arrears = (typeof arrears)[number];

/** Minor units as the library takes them: decimal text. */
export const seriesInText = ({ points, ...series }: Series) => ({
  ...series,
  points: points.map(({ period, minor }) => ({ period, amount: toDecimal(minor) })),
});

const bucketsInText = <Name extends string>(buckets: Record<Name, Minor>) =>
  Object.fromEntries(
    Object.entries<Minor>(buckets).map(([name, minor]) => [name, toDecimal(minor)]),
  ) as Record<Name, string>;

export const arrearsInText = ({ buckets, ...rest }: Arrears) => ({ ...rest, buckets: bucketsInText(buckets) });
