import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const everythingHeldScreen = defineScreen({
  title: 'Screens/Everything Held',
  routes: [`${HOME_PATH}/individuals/:id/everything`, `${HOME_PATH}/companies/:id/everything`],
  at: `${HOME_PATH}/individuals/2/everything`,
  purpose: 'Print everything held about a person or company, and who read it, on request.',
  users: 'RentSafe Admins: only they may read who read a report.',
  spec: ['Section 3, individual and company: every field', 'Section 2, individual and company report'],
  deviations: ['Ours: the specification has no page for whom a report is about.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('It is only read and printed.', ...sending),
    ...cannot('It is composed of the record and the report. See Individual.', ...straining),
    ready: { story: 'OfPerson' },
  },
});
