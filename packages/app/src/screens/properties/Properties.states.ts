import { HOME_PATH } from '@rentsafe/domain/session';
import { sampleStates } from '../../testing/sampleStates';
import { defineScreen } from '../../testing/screenStates';

export const propertiesScreen = defineScreen({
  title: 'Screens/Property list',
  routes: [`${HOME_PATH}/property-list`],
  at: `${HOME_PATH}/property-list`,
  purpose: 'See which properties are let or stand empty, and what they bring.',
  users: 'Property managers.',
  spec: [
    "Section 2, property management: five summary cards, the filter, 'By address, unit number or tenant', rows with View Lease, Add Property",
    'Section 9: property types',
  ],
  deviations: ['Decision 11: it stands at /property-list.', 'Decision 35: the sample data carry a tag.'],
  states: { ...sampleStates, noMatch: { story: 'NoMatch', also: ['Vacant'] } },
});
