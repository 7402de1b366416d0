import { defineScreen } from '../../../testing/screenStates';
import { staticStates } from '../../../testing/staticStates';

export const servicesHub = defineScreen({
  title: 'Screens/Services',
  routes: ['/services'],
  at: '/services',
  purpose: 'Choose a service: rental management or accounting.',
  users: 'Everyone.',
  spec: [
    'Section 2, Services hub: title Services, three columns of cards with icon, name, description and link',
  ],
  deviations: ['Decision 8: /services/count-safe has no route and is Not Found.'],
  states: {
    ...staticStates,
    ready: { story: 'Hub', also: ['SignedIn'] },
  },
});
