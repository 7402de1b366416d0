import { AgeingCard } from '@rentsafe/ui/rent';

export const Do = () => (
  <AgeingCard
    title="Arrears"
    currency="USD"
    buckets={{
      Current: '1250.00',
      'Due 1-30 days': '480.50',
      'Due 31-60 days': '0.00',
      'Due 61-90 days': '12.25',
      'Due 90+ days': '990.00',
    }}
    bucketHref={() => '#leases'}
  />
);
