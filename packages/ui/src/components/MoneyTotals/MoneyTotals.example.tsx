import { MoneyTotals } from '@rentsafe/ui/MoneyTotals';

/** Whole minor units; a total for each currency. */
export function TotalDue() {
  return (
    <MoneyTotals
      aria-label="Total due"
      amounts={[
        { minor: 1_234_500n, currency: 'USD' },
        { minor: 9_900_050n, currency: 'ZIG' },
        { minor: 55_000n, currency: 'USD' },
      ]}
    />
  );
}
