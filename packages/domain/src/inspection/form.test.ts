import { describe, expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import {
  foundValue,
  inspectionFinalisationForm,
  inspectionForm,
  inspectionRepairForm,
  inspectionSigningForm,
  inspectionTemplateChangeForm,
  inspectionTemplateForm,
} from './index.ts';

test('an inspection is planned for a unit and a day; a template need not be chosen', () => {
  const fields = {
    unit: '7',
    kind: 'routine',
    planned_on: '05/03/2026',
    inspector: ' T. Shumba ',
    template: '',
  };
  expect(parseForm(inspectionForm, fields).value).toEqual({
    ...{ unit: 7, kind: 'routine', planned_on: '2026-03-05', inspector: 'T. Shumba' },
  });
  expect(parseForm(inspectionForm, { ...fields, template: '3' }).value).toMatchObject({ template: 3 });
  expect(parseForm(inspectionForm, { ...fields, unit: '', planned_on: '31/02/2026' }).issues).toEqual({
    unit: 'required',
    planned_on: 'no_such_day',
  });
});

test('a repair is asked for of an item in an area', () => {
  const fields = { found: foundValue('Kitchen', 'Sink'), category: 'plumbing', priority: 'urgent' };
  expect(parseForm(inspectionRepairForm, fields).value).toEqual({
    ...{ area: 'Kitchen', item: 'Sink', category: 'plumbing', priority: 'urgent' },
  });
  expect(parseForm(inspectionRepairForm, { ...fields, found: '' }).issues).toHaveProperty('found');
});

describe('a template', () => {
  const fields = {
    ...{ name: 'Flat', kind: 'routine', area_1: 'Kitchen', item_1_1: 'Sink', item_1_2: 'Stove' },
    ...{ area_2: 'Bathroom', item_2_1: 'Sink', is_active: 'on' },
  };
  const areas = [
    { name: 'Kitchen', items: ['Sink', 'Stove'] },
    { name: 'Bathroom', items: ['Sink'] },
  ];

  test('has areas and items in the order of their rows', () => {
    const template = { name: 'Flat', kind: 'routine', areas };
    expect(parseForm(inspectionTemplateForm, fields).value).toEqual(template);
    expect(parseForm(inspectionTemplateChangeForm, fields).value).toEqual({ ...template, is_active: true });
    const { is_active, ...inactive } = fields;
    expect(parseForm(inspectionTemplateChangeForm, inactive).value).toMatchObject({ is_active: false });
  });

  test('eleven areas are not taken for the first', () => {
    const many = Object.fromEntries(
      Array.from({ length: 11 }, (_, at) => at + 1).flatMap((n) => [
        [`area_${n}`, `Room ${n}`],
        [`item_${n}_1`, `Wall ${n}`],
      ]),
    );
    const { value } = parseForm(inspectionTemplateForm, { name: 'Hotel', kind: 'move_in', ...many });
    expect(value?.areas[0]).toEqual({ name: 'Room 1', items: ['Wall 1'] });
    expect(value?.areas[10]).toEqual({ name: 'Room 11', items: ['Wall 11'] });
  });

  test.each([
    ['a name that is missing', { area_2: ' ' }, { area_2: 'required' }],
    ['an item that is missing', { item_1_2: '' }, { item_1_2: 'required' }],
    ['an area of the same name', { area_2: 'kitchen' }, { area_2: 'repeated' }],
    ['an item of the same name in its area', { item_1_2: 'SINK' }, { item_1_2: 'repeated' }],
  ])('%s stands at its control', (_, changes, issues) => {
    expect(parseForm(inspectionTemplateForm, { ...fields, ...changes }).issues).toEqual(issues);
  });

  test('what the server refuses stands at its control', () => {
    const { controlOf } = inspectionTemplateForm;
    expect(controlOf(fields, ['areas', '1', 'name'])).toBe('area_2');
    expect(controlOf(fields, ['areas', '0', 'items', '1'])).toBe('item_1_2');
    expect(controlOf(fields, ['areas', '1', 'items'])).toBe('area_2');
    expect(controlOf(fields, ['name'])).toBe('name');
  });
});

test('each step has what it needs', () => {
  expect(parseForm(inspectionSigningForm, { role: 'agent', name: '', comment: '' }).issues).toEqual({
    name: 'required',
  });
  expect(parseForm(inspectionFinalisationForm, { without: 'Vacant' }).value).toEqual({ without: 'Vacant' });
});
