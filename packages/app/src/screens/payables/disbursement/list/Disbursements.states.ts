import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const disbursementsScreen = defineScreen({
  title: 'Screens/Disbursements/List',
  routes: [`${HOME_PATH}/creditors/disbursements`],
  at: `${HOME_PATH}/creditors/disbursements`,
  purpose: 'Prepare and find payments to landlords, suppliers and ZIMRA.',
  users: 'Provider staff; client-company users for their own book. Approving is for Admins.',
  spec: ["Section 2, Routes: /creditors/disbursements, title-only, with the text 'Disbursements'"],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: {
      story: 'EveryState',
      also: ['ToPay', 'Reviewed', 'Bills', 'RentTax', 'PayRentTax', 'PaymentFile', 'PaymentColumns'],
    },
  },
});
