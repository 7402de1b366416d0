import { SmallMultiples } from '@rentsafe/ui/SmallMultiples';

const collected = (title: string, amounts: readonly string[]) => ({
  title,
  series: [
    {
      name: 'Collected',
      currency: 'USD' as const,
      points: amounts.map((amount, index) => ({ period: `2026-0${index + 7}`, amount })),
    },
  ],
});

export function CollectedByProperty() {
  return (
    <SmallMultiples
      title="Collected by property"
      currency="USD"
      status="ready"
      panels={[
        collected('Msasa Court', ['2400.00', '3100.50', '1980.00']),
        collected('Kopje Offices', ['8200.00', '8150.00', '7900.00']),
      ]}
    />
  );
}
