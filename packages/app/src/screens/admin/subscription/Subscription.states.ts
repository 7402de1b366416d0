import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const subscriptionScreen = defineScreen({
  title: 'Screens/Subscription management',
  routes: [`${HOME_PATH}/admin/subscription-management`],
  at: `${HOME_PATH}/admin/subscription-management`,
  purpose: 'View the plan, usage and invoices of one client, or of all clients for the provider.',
  users: 'Client-company users for their own; RentSafe Admins for all.',
  spec: ['Section 2: Subscription Management, a title-only placeholder'],
  deviations: ['Ours: plans, usage and invoices in place of the placeholder.'],
  states: {
    ...cannot('As of any list and any page that fetches one record. See Currency.', ...reading),
    ...cannot('As of any form of something that is done with a record. See Property.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'AllClients', also: ['Plans', 'OneClient', 'OwnSubscription'] },
    empty: { story: 'NoPlan' },
    dirty: { story: 'AddPlan', also: ['PayInvoice'] },
  },
});
