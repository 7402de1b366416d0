import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const consentsScreen = defineScreen({
  title: 'Screens/Consents',
  routes: [`${HOME_PATH}/consents`, `${HOME_PATH}/admin/consents`],
  at: `${HOME_PATH}/consents`,
  purpose: "List the client's consents, renew or withdraw them, and print the consent form.",
  users:
    'Users of client companies; provider staff for what RentSafe holds itself; RentSafe Admins for those of all clients.',
  spec: ['Section 1: client-company users view reports'],
  deviations: ['Ours: the specification has no consents.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'FourStates', also: ['FormToSign', 'OfAllClients', 'EndedByTheProvider'] },
    empty: { story: 'NoConsents' },
  },
});
