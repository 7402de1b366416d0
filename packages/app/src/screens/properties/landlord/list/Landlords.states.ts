import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const landlordsScreen = defineScreen({
  title: 'Screens/Landlord list',
  routes: [`${HOME_PATH}/landlords`],
  at: `${HOME_PATH}/landlords`,
  purpose: 'Find a landlord, and the money held for each.',
  users: 'Property managers and accounts.',
  spec: ['Section 1: property management; section 3, property: landlord type, id and name'],
  deviations: ['Ours: the specification has no list of landlords.'],
  states: {
    ...cannot('As in the lists of individuals and companies, by the same code.', ...reading, ...straining),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ready: { story: 'Landlords', also: ['AddingLandlord'] },
  },
});
