import { AgeingCard } from '@rentsafe/ui/AgeingCard';

export function CreditGiven() {
  return (
    <AgeingCard
      title="Credit Given"
      currency="USD"
      amounts={{
        Current: 1250,
        'Due 1-30 days': 480.5,
        'Due 31-60 days': 0,
        'Due 61-90 days': 12.25,
        'Due 90+ days': 99_000,
      }}
      bucketHref={(bucket) => `#leases?ageing=${encodeURIComponent(bucket)}`}
    />
  );
}
