import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const propertiesScreen = defineScreen({
  title: 'Screens/Property list',
  routes: [`${HOME_PATH}/property-list`],
  at: `${HOME_PATH}/property-list`,
  purpose: 'View let and vacant units with their rent, and add a property.',
  users: 'Property managers.',
  spec: [
    "Section 2, property management: five summary cards, the filter, 'By address, unit number or tenant', rows with View Lease, Add Property",
    'Section 9: property types',
  ],
  deviations: [
    'Decision 11: it stands at /property-list.',
    'Ours: units stand under their property, which has its address and landlord once.',
    'Ours: the figures are those of the portfolio, and Add Property is saved. The landlord is a person or company of the register, whose ID is on record there.',
  ],
  states: {
    ...cannot('As in the lists of individuals and companies, by the same code.', ...reading, ...straining),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ready: { story: 'Portfolio' },
    empty: { story: 'NothingYet' },
    dirty: { story: 'AddingProperty' },
  },
});
