import { SmallMultiples } from '@rentsafe/ui/SmallMultiples';

const collected = (title: string, minors: readonly bigint[]) => ({
  title,
  series: [
    {
      name: 'Collected',
      currency: 'USD' as const,
      points: minors.map((minor, index) => ({ period: `2026-0${index + 7}`, minor })),
    },
  ],
});

/** Amounts in minor units: cents. */
export function CollectedByProperty() {
  return (
    <SmallMultiples
      title="Collected by property"
      currency="USD"
      status="ready"
      panels={[
        collected('Msasa Court', [240_000n, 310_050n, 198_000n]),
        collected('Kopje Offices', [820_000n, 815_000n, 790_000n]),
      ]}
    />
  );
}
