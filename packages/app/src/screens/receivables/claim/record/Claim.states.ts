import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const claimScreen = defineScreen({
  title: 'Screens/Debt Call/Claim',
  routes: [`${HOME_PATH}/customers/debt-call/claims/:id`],
  at: `${HOME_PATH}/customers/debt-call/claims/2`,
  purpose: 'View the state of a claim, and take its next step.',
  users: 'Provider staff; client-company users for their own book. Listing is for Admins.',
  spec: ['Section 2, Routes: /customers/debt-call'],
  deviations: ['Ours: the specification has no such page.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in the forms of records, by the same code. See Edit Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: { story: 'Noticed' },
  },
});
