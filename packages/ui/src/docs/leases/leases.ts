import { z } from 'zod';

const statuses = ['Active', 'Notice given', 'Ended'] as const;

/** What the form sends: checked once, here, and typed from here. */
export const leaseInput = z.object({
  tenant: z.string().trim().min(1),
  unit: z.string().trim().min(1),
  status: z.enum(statuses),
  starts_on: z.iso.date(),
  /** Decimal text: MoneyField sends no other. */
  rent: z.string().min(1),
});

export type LeaseInput = z.infer<typeof leaseInput>;

export interface Lease extends LeaseInput {
  id: number;
}

export const statusOptions = statuses.map((value) => ({ value, label: value }));

/** Yours come from a server. */
export const sampleLeases: Lease[] = [
  {
    id: 1,
    tenant: 'Rudo Ncube',
    unit: 'Flat 4',
    status: 'Active',
    starts_on: '2025-03-01',
    rent: '450.00',
  },
  {
    id: 2,
    tenant: 'Tendai Moyo',
    unit: 'Flat 12',
    status: 'Notice given',
    starts_on: '2024-08-01',
    rent: '380.50',
  },
  {
    id: 3,
    tenant: 'Chipo Dube',
    unit: 'Shop 2',
    status: 'Ended',
    starts_on: '2022-01-01',
    rent: '1250.00',
  },
];
