import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const disbursementScreen = defineScreen({
  title: 'Screens/Disbursements/Disbursement',
  routes: [`${HOME_PATH}/creditors/disbursements/:id`],
  at: `${HOME_PATH}/creditors/disbursements/12`,
  purpose: 'Approve a payment prepared by someone else, record it as paid, and print the remittance advice.',
  users: 'Provider staff; client-company users for their own book. Approving is for Admins.',
  spec: ['Section 2, Routes: /creditors/disbursements; its rows lead here'],
  deviations: ['Ours: the specification has no page of a disbursement.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in the forms of records, by the same code. See Edit Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: {
      story: 'Draft',
      also: ['OwnDraft', 'Approved', 'PaidAlone', 'Cancelled', 'Failed', 'EditingAmounts'],
    },
    formError: { story: 'ApprovalRefused' },
  },
});
