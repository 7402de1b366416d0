import { AgeingBar } from '@rentsafe/ui/AgeingBar';

/** Amounts in minor units: cents. One entry for each currency. */
export function ArrearsByAge() {
  return (
    <AgeingBar
      title="Arrears by age"
      status="ready"
      amounts={[
        {
          currency: 'USD',
          buckets: {
            Current: 125_000n,
            'Due 1-30 days': 48_050n,
            'Due 31-60 days': 0n,
            'Due 61-90 days': 1_225n,
            'Due 90+ days': 99_000n,
          },
        },
      ]}
    />
  );
}
