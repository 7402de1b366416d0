import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../testing/screenStates';

export const todoScreen = defineScreen({
  title: 'Screens/To do',
  routes: [`${HOME_PATH}/todo`],
  at: `${HOME_PATH}/todo`,
  purpose: 'A prototype of a list of what is to be done.',
  users: 'Everyone who is signed in.',
  spec: [
    "Section 2, to-do screen: a fixed date heading, Add To-Do, four identical rows with category 'Functionality' and the badge 'High priority', a detail pane",
    'Section 4: the dialog is an open/closed toggle',
  ],
  deviations: ['Decision 35: the sample data carry a tag.'],
  states: {
    ...cannot('Sample data that stand in the code, tagged so: no server is asked.', ...reading),
    ready: { story: 'FourRows' },
    ...cannot('A sample form: its values go to the console, nowhere else.', ...sending),
    dirty: { story: 'AddTyped' },
    fieldErrors: { story: 'AddIncomplete' },
    success: { story: 'Added' },
    ...cannot('Sample rows that stand in the code.', ...straining),
  },
});
