import type { CSSProperties } from 'react';
import { Badge } from '../../components/Badge';
import { BarChart } from '../../components/BarChart';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Inline } from '../../components/Inline';
import { Link } from '../../components/Link';
import { Stack } from '../../components/Stack';
import { brandVariables, createBrand } from '../createBrand';

const towns = ['Harare', 'Bulawayo', 'Mutare'];
const series = ['Rent', 'Operating costs', 'Rates and water', 'Late fees'].map((name, at) => ({
  name,
  currency: 'USD' as const,
  points: towns.map((category, town) => ({ category, amount: `${(4 - at) * (9 - 2 * town)}00.00` })),
}));

const place: CSSProperties = {
  padding: 'var(--rs-space-4)',
  borderRadius: 'var(--rs-radius-lg)',
  background: 'var(--rs-color-surface-raised)',
};

export interface BrandSampleProps {
  /** The colour of the brand, as #rrggbb. */
  hue: string;
  theme: 'light' | 'dark';
}

/** What a brand colours: the accent, the statuses and the series of charts. */
export function BrandSample({ hue, theme }: BrandSampleProps) {
  const tokens = brandVariables(createBrand(hue)[theme]) as CSSProperties;
  return (
    <section data-theme={theme} style={{ ...place, ...tokens }} aria-label={`${hue}, ${theme}`}>
      <Stack gap={3}>
        <Inline>
          <Button variant="primary">Add Lease</Button>
          <Button variant="danger">Delete</Button>
          <Link href="#brand">Avondale Court</Link>
        </Inline>
        <Inline>
          <Badge tone="accent">{hue}</Badge>
          <Badge tone="info">Sent</Badge>
          <Badge tone="success">Paid</Badge>
          <Badge tone="warning">Due</Badge>
          <Badge tone="danger">Overdue</Badge>
        </Inline>
        <Callout tone="warning">The lease ends in 30 days.</Callout>
        <BarChart title="Charges by town" currency="USD" status="ready" stacked series={series} />
      </Stack>
    </section>
  );
}
