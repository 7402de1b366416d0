import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { todoForm, todoSnoozeForm } from './form.ts';

const filled = {
  title: ' Read the meters ',
  category: 'Meters',
  priority: 'high',
  due_on: '05/03/2026',
  assigned_to: '',
  note: '',
};

test('what is typed is parsed; nobody and nothing are left out', () => {
  expect(parseForm(todoForm, filled).value).toEqual({
    ...{ title: 'Read the meters', category: 'Meters', priority: 'high', due_on: '2026-03-05' },
    ...{ assigned_to: null, note: '' },
  });
  expect(parseForm(todoForm, { ...filled, assigned_to: '4' })).toMatchObject({ value: { assigned_to: 4 } });
});

test.each([
  ['title', ''],
  ['category', ''],
  ['priority', ''],
  ['due_on', '31/02/2026'],
])('%s may not be “%s”', (field, value) => {
  const { issues } = parseForm(todoForm, { ...filled, [field]: value });
  expect(Object.keys(issues ?? {})).toEqual([field]);
});

test('a snooze takes a day', () => {
  expect(parseForm(todoSnoozeForm('manual:1'), { until_on: '05/03/2026' }).value).toEqual({
    ...{ key: 'manual:1', until_on: '2026-03-05' },
  });
  expect(parseForm(todoSnoozeForm('manual:1'), { until_on: '' }).issues).toEqual({ until_on: 'required' });
});
