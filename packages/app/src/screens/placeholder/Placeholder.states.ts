import { HOME_PATH } from '@rentsafe/domain/session';
import { defineScreen } from '../../testing/screenStates';
import { staticStates } from '../../testing/staticStates';
import { placeholderPaths } from './placeholders';

export const placeholder = defineScreen({
  title: 'Screens/Placeholder',
  routes: placeholderPaths,
  at: `${HOME_PATH}/lease-templates`,
  purpose: 'Keep the place of a page that is planned, and say what it will be for.',
  users: 'Everyone who is signed in.',
  spec: ['Section 2, title-only placeholder screens: each with its literal text'],
  deviations: [
    'Decision 11: commission statements are a titled placeholder.',
    'Decision 12: the texts that the specification quotes stay literal, in a page that says what will come.',
  ],
  states: {
    ...staticStates,
    ready: { story: 'Planned', also: ['TextIsTheHeading', 'Every'] },
  },
});
