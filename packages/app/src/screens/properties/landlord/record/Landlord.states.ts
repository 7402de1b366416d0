import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const landlordScreen = defineScreen({
  title: 'Screens/Landlord',
  routes: [`${HOME_PATH}/landlords/:id`],
  at: `${HOME_PATH}/landlords/1`,
  purpose: "View a landlord's properties, money held, tax and bank details.",
  users: 'Property managers and accounts. History is for Admins.',
  spec: ['Section 3, property: landlord type, id and name'],
  deviations: ['Ours: the specification has no page of a landlord.'],
  states: {
    ...cannot('As on the page of a company, by the same code.', ...reading, ...straining),
    ...cannot('It is changed in dialogs as those of a company, by the same code.', ...sending),
    ready: { story: 'Details' },
  },
});
