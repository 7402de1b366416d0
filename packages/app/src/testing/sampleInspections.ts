import type {
  Condition,
  Inspection,
  InspectionComparison,
  InspectionTemplate,
} from '@rentsafe/domain/inspection';
import { ownBook } from './ownBook';

const item = (name: string, condition: Condition | null, note = '', files: number[] = []) => ({
  ...{ name, condition, note, files },
});

const kitchen = (sink: Condition | null, stove: Condition | null) => ({
  name: 'Kitchen',
  items: [item('Sink and taps', sink), item('Stove', stove)],
});

const signature = (role: 'agent' | 'tenant', name: string, comment: string | null = null) => ({
  ...{ role, name, comment, drawing: null, signed_at: '2026-01-05T09:00:00Z', device_at: null },
  user: { id: 2, name: 'Tendai Shumba' },
});

/** A planned inspection at the end of a lease. */
export const sampleInspection = (changes: Partial<Inspection> = {}): Inspection => ({
  id: 4,
  client: ownBook,
  number: 'IN-000004',
  unit: { id: 1, unit_number: '1' },
  property: { id: 1, name: '12 King George Road' },
  lease: { id: 1, number: 'L-0001' },
  tenant: { type: 'individual', id: 2, name: 'Tariro Ncube' },
  kind: 'move_out',
  planned_on: '2026-03-02',
  done_on: null,
  inspector: 'Tendai Shumba',
  areas: [kitchen(null, null), { name: 'Outside', items: [item('Gate and walls', null)] }],
  signatures: [],
  state: 'planned',
  without: null,
  reason: null,
  sha256: null,
  version: 1,
  ...changes,
});

const done: Partial<Inspection> = {
  state: 'done',
  done_on: '2026-01-05',
  areas: [
    {
      name: 'Kitchen',
      items: [
        item('Sink and taps', 'fair', 'The tap drips.', [2]),
        item('Stove', 'damaged', 'One plate is dead.'),
      ],
    },
    { name: 'Outside', items: [item('Gate and walls', 'good')] },
  ],
};

/** Of each state one. */
export const sampleInspections: readonly Inspection[] = [
  sampleInspection(),
  sampleInspection({
    ...done,
    id: 3,
    number: 'IN-000003',
    signatures: [signature('agent', 'Tendai Shumba')],
  }),
  sampleInspection({
    ...done,
    id: 2,
    number: 'IN-000002',
    kind: 'routine',
    state: 'signed',
    signatures: [
      signature('agent', 'Tendai Shumba'),
      signature('tenant', 'Tariro Ncube', 'I told you of the tap.'),
    ],
  }),
  sampleInspection({
    ...done,
    id: 1,
    number: 'IN-000001',
    kind: 'move_in',
    state: 'final',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    without: 'The tenant was abroad.',
    signatures: [signature('agent', 'Tendai Shumba')],
  }),
  sampleInspection({
    id: 5,
    number: 'IN-000005',
    state: 'cancelled',
    reason: 'Planned twice.',
    lease: null,
    tenant: null,
  }),
];

export const sampleComparison: InspectionComparison = {
  with: { id: 1, number: 'IN-000001' },
  rows: [
    { area: 'Kitchen', item: 'Sink and taps', before: 'good', after: 'fair', worse: true },
    { area: 'Kitchen', item: 'Stove', before: 'good', after: 'damaged', worse: true },
    { area: 'Outside', item: 'Gate and walls', before: 'good', after: 'good', worse: false },
  ],
};

export const sampleTemplates: readonly InspectionTemplate[] = [
  {
    ...{ id: 3, client: ownBook, name: 'Shop', kind: 'routine', is_active: false, version: 1 },
    areas: [{ name: 'Shop front', items: ['Sign', 'Shutter'] }],
  },
  {
    ...{ id: 2, client: ownBook, name: 'Routine', kind: 'routine', is_active: true, version: 1 },
    areas: [{ name: 'Inside', items: ['Damp or leaks'] }],
  },
  {
    ...{ id: 1, client: ownBook, name: 'Move-in and move-out', kind: 'move_in', is_active: true, version: 1 },
    areas: [
      { name: 'Kitchen', items: ['Sink and taps', 'Stove'] },
      { name: 'Outside', items: ['Gate and walls', 'Garden', 'Roof and gutters'] },
    ],
  },
];
