import { defineSteps } from '../step/index.ts';
import { unit, unitClosure, unitReopening, unitStates } from './schema.ts';

/** In the state that the unit has on the day, and later. */
export const unitSteps = defineSteps({
  kind: 'unit',
  states: unitStates,
  path: '/api/units/{id}/',
  reply: unit,
  steps: {
    close: {
      from: { vacant: 'user' },
      to: 'derived',
      body: unitClosure,
      summary: 'Closes a unit from a date.',
    },
    reopen: {
      from: { maintenance: 'user' },
      to: 'derived',
      body: unitReopening,
      summary: 'Reopens a closed unit from a date.',
    },
  },
});
