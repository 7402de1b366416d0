import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending } from '../../../testing/screenStates';

export const agencyScreen = defineScreen({
  title: 'Screens/Agency',
  routes: [`${HOME_PATH}/settings/agency`],
  at: `${HOME_PATH}/settings/agency`,
  purpose: 'Set up the letterhead, tax numbers and standing payees of the agency.',
  users: 'Everyone reads. Admins edit.',
  spec: ['Section 2, sidebar: Settings'],
  deviations: ['Ours: the specification has no page for the agency.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ready: { story: 'WithLogo', also: ['ForUsers'] },
    success: { story: 'Editing' },
    missingValues: { story: 'NotSetUp' },
    longNames: { story: 'LongNames' },
    ...cannot('It shows no figures of many digits.', 'hugeNumbers'),
    ...cannot('Names wrap as on the page of a record. See Individual.', 'otherScripts'),
  },
});
