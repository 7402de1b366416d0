import { today } from '@rentsafe/domain/date';
import type { MaintenanceSchedule } from '@rentsafe/domain/maintenanceSchedule';
import { addMonths, monthOf } from '@rentsafe/format/date';

/** A schedule of the sample book. */
export const sampleSchedule = (overrides: Partial<MaintenanceSchedule> = {}): MaintenanceSchedule => ({
  id: 1,
  client: { id: 1, name: 'RentSafe' },
  property: { id: 4, name: '12 King George Road' },
  unit: null,
  category: 'water',
  summary: 'Service the borehole pump',
  instructions: 'The key is at the office.',
  contractor: null,
  estimate: { amount: '120.00', currency: 'USD' },
  every: { count: 3, unit: 'month' },
  from_on: '2025-01-24',
  to_on: null,
  lead_days: 14,
  next_on: `${monthOf(today())}-24`,
  last_order: { id: 9, number: 'WO-000009' },
  is_active: true,
  version: 1,
  ...overrides,
});

export const sampleSchedules = (): readonly MaintenanceSchedule[] => [
  sampleSchedule(),
  sampleSchedule({
    ...{
      id: 2,
      category: 'garden',
      summary: 'Cut the grass',
      every: { count: 1, unit: 'week' },
      estimate: null,
    },
    last_order: null,
  }),
  sampleSchedule({
    ...{ id: 3, category: 'roof', summary: 'Clean the gutters', every: { count: 1, unit: 'year' } },
    property: { id: 5, name: 'Acacia Court' },
    unit: { id: 7, number: '3' },
    next_on: `${addMonths(monthOf(today()), 4)}-01`,
  }),
  sampleSchedule({ id: 4, summary: 'Treat for termites', category: 'pest', is_active: false, next_on: null }),
];
