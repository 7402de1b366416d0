import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import {
  foundValue,
  inspectionCancellationForm,
  inspectionCompletionForm,
  inspectionFinalisationForm,
  inspectionForm,
  inspectionRepairForm,
  inspectionSigningForm,
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

test('each step has what it needs', () => {
  expect(parseForm(inspectionCompletionForm, { on: '01/01/2999' }).issues).toEqual({ on: 'in_future' });
  expect(parseForm(inspectionSigningForm, { role: 'agent', name: '', comment: '' }).issues).toEqual({
    name: 'required',
  });
  expect(parseForm(inspectionFinalisationForm, { without: 'Vacant' }).value).toEqual({ without: 'Vacant' });
  expect(parseForm(inspectionCancellationForm, { reason: '' }).issues).toEqual({ reason: 'required' });
});
