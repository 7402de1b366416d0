import type { Lease } from '@rentsafe/domain/lease';

/** How often a charge is made. */
export const intervalLabels: Readonly<Record<Lease['schedules'][number]['every'], string>> = {
  1: 'Month',
  3: 'Quarter',
  12: 'Year',
};
