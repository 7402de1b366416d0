import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const dataRightsScreen = defineScreen({
  title: 'Screens/Data Rights',
  routes: [`${HOME_PATH}/individuals/:id/data-rights`],
  at: `${HOME_PATH}/individuals/2/data-rights`,
  purpose: 'Give a person what the Cyber and Data Protection Act entitles them to, and record it.',
  users: 'RentSafe Admins.',
  spec: ['Section 3, individual: every field', 'Section 6: roles and permissions'],
  deviations: ['Ours: the specification has no rights of whom a record is about.'],
  states: {
    ready: { story: 'OfPerson', also: ['Tied', 'Anonymised', 'NewObjection'] },
    ...cannot('As of any record. See Individual.', ...reading),
    empty: { story: 'WithoutRequests' },
    ...cannot('As in any dialog of a step, by the same code. See Consents.', ...sending),
    ...cannot('Names and texts wrap as in any record. See Individual.', ...straining),
  },
});
