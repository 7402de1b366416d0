import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const communicationScreen = defineScreen({
  title: 'Screens/Communication/List',
  routes: [`${HOME_PATH}/communication`],
  at: `${HOME_PATH}/communication`,
  purpose: 'Write to tenants and landlords, follow delivery, and set up automatic messages.',
  users: 'Provider staff; client-company users for their own book. Templates and automations are for Admins.',
  spec: [
    "Section 2, Routes: /communication, title-only, with the text 'Communication'; the same page for landlords",
  ],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names wrap as in any list. See Individuals.', ...straining),
    ready: {
      story: 'EveryState',
      also: [
        'Templates',
        'Automations',
        'OptOuts',
        'Composing',
        'Preview',
        'EditingAutomations',
        'Restored',
        'Kept',
      ],
    },
    empty: { story: 'FirstStep' },
  },
});
