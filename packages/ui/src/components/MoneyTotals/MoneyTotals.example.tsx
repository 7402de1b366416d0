import { MoneyTotals } from '@rentsafe/ui/MoneyTotals';

/** A total for each currency. */
export function TotalDue() {
  return (
    <MoneyTotals
      aria-label="Total due"
      amounts={[
        { amount: '12345.00', currency: 'USD' },
        { amount: '99000.50', currency: 'ZIG' },
        { amount: '550.00', currency: 'USD' },
      ]}
    />
  );
}
