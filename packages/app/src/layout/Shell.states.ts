import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending } from '../testing/screenStates';

export const frame = defineScreen({
  title: 'Screens/Frame',
  routes: [],
  at: `${HOME_PATH}/customers/journals/debit`,
  purpose: 'Frame every screen of the rental area: sidebar, top bar and signed-in user.',
  users: 'Everyone who is signed in.',
  spec: [
    'Section 2, sidebar: APPLICATION, ACCOUNTING and ADMIN; an accordion of one; product brand; username and Log out; 18rem or 3rem; a drawer below 768px; Ctrl/Cmd+B',
    'Section 2: a top bar with a sidebar toggle and a light/dark theme toggle',
    'Section 4: the cookie sidebar_state; theme light, dark or system',
  ],
  deviations: [
    'Decision 9: a link that stands in two groups keeps the group that was clicked active; the collapsed sidebar opens flyouts.',
    'Decision 10: Ctrl/Cmd+B is ignored while typing.',
    'Ours: a banner while there is no network; the command palette in the top bar.',
  ],
  states: {
    ready: {
      story: 'Open',
      also: ['OtherGroup', 'CollapsedSidebar', 'Drawer', 'ThemeMenu'],
    },
    ...cannot('It reads nothing but the stored login.', ...reading),
    offline: { story: 'Offline', also: ['OnlineAgain'] },
    sessionExpired: { cannot: 'Signing in again is a dialog of its own. See Sign in again.' },
    ...cannot('Nothing is typed or sent here.', ...sending),
    longNames: { story: 'LongUsername' },
    otherScripts: { story: 'OtherScripts' },
    missingValues: { story: 'NoUsername' },
    hugeNumbers: { cannot: 'It shows no figures.' },
  },
});
