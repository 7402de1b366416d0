import { AgeingCard } from '@rentsafe/ui/rent';

export function CreditGiven() {
  return (
    <AgeingCard
      title="Credit Given"
      currency="USD"
      buckets={{
        Current: '1250.00',
        'Due 1-30 days': '480.50',
        'Due 31-60 days': '0.00',
        'Due 61-90 days': '12.25',
        'Due 90+ days': '99000.00',
      }}
      bucketHref={(bucket) => `#leases?ageing=${encodeURIComponent(bucket)}`}
    />
  );
}
