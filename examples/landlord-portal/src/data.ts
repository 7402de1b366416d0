/** What a server would read from its database. Money is whole cents. */
export interface Unit {
  id: number;
  name: string;
  property: string;
  tenant: string | null;
  rent: bigint;
  leaseEnds: string | null;
}

export const units: Unit[] = [
  {
    id: 1,
    name: 'Flat 4',
    property: 'Avondale Court',
    tenant: 'Rudo Ncube',
    rent: 45_000n,
    leaseEnds: '2027-02-28',
  },
  { id: 2, name: 'Flat 12', property: 'Avondale Court', tenant: null, rent: 52_000n, leaseEnds: null },
  {
    id: 3,
    name: 'Shop 1',
    property: 'Msasa Park',
    tenant: 'Tendai Moyo',
    rent: 120_050n,
    leaseEnds: '2026-12-31',
  },
];

const month = (period: string, amount: string) => ({ period, amount });

export const collection = [
  {
    name: 'Charged',
    currency: 'USD' as const,
    points: [month('2026-08', '1650.50'), month('2026-09', '1650.50'), month('2026-10', '1650.50')],
  },
  {
    name: 'Received',
    currency: 'USD' as const,
    points: [month('2026-08', '1650.50'), month('2026-09', '1200.50'), month('2026-10', '450.00')],
  },
];

export const arrears = [
  {
    currency: 'USD' as const,
    buckets: {
      Current: '1200.50',
      'Due 1-30 days': '450.00',
      'Due 31-60 days': '0.00',
      'Due 61-90 days': '0.00',
      'Due 90+ days': '0.00',
    },
  },
];
