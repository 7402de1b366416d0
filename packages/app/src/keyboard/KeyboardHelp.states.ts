import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../testing/screenStates';

export const keyboardHelp = defineScreen({
  title: 'Screens/Keyboard help',
  routes: [],
  at: `${HOME_PATH}/communication`,
  purpose: 'Look up the keyboard shortcuts, and turn single-key shortcuts off.',
  users: 'Everyone who is signed in.',
  spec: ['Section 2, sidebar: Ctrl/Cmd+B toggles it', 'Section 9: Alt+T focuses the toasts'],
  deviations: ['Ours: / focuses the search, ? shows this help; both can be turned off (WCAG 2.1.4).'],
  states: {
    ready: { story: 'Open' },
    ...cannot('It reads nothing.', ...reading),
    ...cannot('Its only setting is kept in this browser.', ...sending),
    ...cannot('Its words are fixed.', ...straining),
  },
});
