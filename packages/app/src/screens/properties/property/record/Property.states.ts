import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const propertyScreen = defineScreen({
  title: 'Screens/Property',
  routes: [`${HOME_PATH}/properties/:id`],
  at: `${HOME_PATH}/properties/1`,
  purpose: "View a property's units with their tenants and leases, and its owners.",
  users: 'Property managers. History is for Admins.',
  spec: ['Section 3, property: its fields'],
  deviations: ['Ours: the specification has no page where what was typed can be read again.'],
  states: {
    ...cannot('As on the page of a company, by the same code.', ...reading, ...straining),
    ...cannot('It is changed in dialogs as those of a company, by the same code.', ...sending),
    ready: { story: 'Details' },
  },
});
