import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

const settings = `${HOME_PATH}/settings`;

export const settingsScreen = defineScreen({
  title: 'Screens/Settings',
  routes: [
    `${settings}/currency`,
    `${settings}/tax-rates`,
    `${settings}/commission`,
    `${settings}/locked-periods`,
  ],
  at: `${settings}/currency`,
  purpose: 'Keep exchange rates, taxes, commission and period locks by date.',
  users: 'Everyone reads, and adds rates. Admins lock periods and set commission; RentSafe Admins set taxes.',
  spec: ["Section 2, Routes: /settings/currency (text 'CurrencySettings')"],
  deviations: ['Ours: the specification has the text alone. Each kind of setting has a page of its own.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'Rates', also: ['Taxes', 'Locks', 'Commission', 'ForUsers'] },
    empty: { story: 'Nothing' },
  },
});
