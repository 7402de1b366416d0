import { HOME_PATH } from '@rentsafe/domain/session';
import { sampleStates } from '../../testing/sampleStates';
import { defineScreen } from '../../testing/screenStates';

export const contractorsScreen = defineScreen({
  title: 'Screens/Contractor management',
  routes: [`${HOME_PATH}/contractor_management`],
  at: `${HOME_PATH}/contractor_management`,
  purpose: 'Find who can repair something, and whether they may be called.',
  users: 'Property managers and maintenance staff.',
  spec: [
    'Section 2, contractor management: cards Total, Active, Inactive; search; rows with an Active/Inactive select; Add Contractor',
    'Section 9: contractor industries',
  ],
  deviations: [
    'Decision 11: it stands at /contractor_management.',
    'Decision 35: the sample data carry a tag.',
  ],
  states: { ...sampleStates, ready: { story: 'All', also: ['StatusChanged'] } },
});
