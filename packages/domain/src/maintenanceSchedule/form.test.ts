import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { maintenanceScheduleForm } from './form.ts';

const filled = {
  ...{ property: '4', unit: '', category: 'water', summary: 'Service the borehole pump', instructions: '' },
  ...{ contractor: '', estimate: '', currency: 'USD', every_count: '3', every_unit: 'month' },
  ...{ from_on: '31/01/2026', to_on: '', lead_days: '14' },
};

test('what is typed is parsed; what is left empty is nothing', () => {
  expect(parseForm(maintenanceScheduleForm, filled).value).toEqual({
    ...{ property: 4, unit: null, category: 'water', summary: 'Service the borehole pump', instructions: '' },
    ...{ contractor: null, estimate: null, every: { count: 3, unit: 'month' } },
    ...{ from_on: '2026-01-31', to_on: null, lead_days: 14 },
  });
  expect(parseForm(maintenanceScheduleForm, { ...filled, estimate: '1,250.5' }).value).toMatchObject({
    estimate: { amount: '1250.5', currency: 'USD' },
  });
});

test.each([
  ['property', ''],
  ['summary', ''],
  ['every_count', '0'],
  ['every_count', '61'],
  ['every_count', 'x'],
  ['every_unit', ''],
  ['estimate', '0'],
  ['lead_days', '91'],
  ['from_on', '29/02/2026'],
  ['to_on', '30/01/2026'],
])('%s may not be “%s”', (field, value) => {
  expect(Object.keys(parseForm(maintenanceScheduleForm, { ...filled, [field]: value }).issues ?? {})).toEqual(
    [field],
  );
});
