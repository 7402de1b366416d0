import { HOME_PATH } from '@rentsafe/domain/session';
import { recordStates } from '../../../testing/recordStates';
import { defineScreen } from '../../../testing/screenStates';

export const individualScreen = defineScreen({
  title: 'Screens/Individual',
  routes: [`${HOME_PATH}/individuals/:id`],
  at: `${HOME_PATH}/individuals/2`,
  purpose: 'See all that is on record of a person, the report, what was changed, and who read the report.',
  users: 'Staff. History and Access are for Admins.',
  spec: ['Section 3, individual: every field', 'Section 2, individual report'],
  deviations: ['Ours: the specification has no page where what was typed can be read again.'],
  states: {
    ...recordStates,
    ready: {
      story: 'Details',
      also: ['Report', 'History', 'Access', 'Anonymised', 'Similar', 'Merge', 'Anonymise'],
    },
  },
});
