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

const month = (period: string, minor: bigint) => ({ period, minor });

export const collection = [
  {
    name: 'Charged',
    currency: 'USD' as const,
    points: [month('2026-08', 165_050n), month('2026-09', 165_050n), month('2026-10', 165_050n)],
  },
  {
    name: 'Received',
    currency: 'USD' as const,
    points: [month('2026-08', 165_050n), month('2026-09', 120_050n), month('2026-10', 45_000n)],
  },
];

export const arrears = [
  {
    currency: 'USD' as const,
    buckets: {
      Current: 120_050n,
      'Due 1-30 days': 45_000n,
      'Due 31-60 days': 0n,
      'Due 61-90 days': 0n,
      'Due 90+ days': 0n,
    },
  },
];
