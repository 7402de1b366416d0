import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const todoScreen = defineScreen({
  title: 'Screens/To do',
  routes: [`${HOME_PATH}/todo`],
  at: `${HOME_PATH}/todo`,
  purpose: 'List tasks by due date: those added by users, and those that follow from the accounts.',
  users: 'Everyone who is signed in, for their own book.',
  spec: [
    'Section 2, to-do screen: a date heading, Add To-Do, rows with date, category and priority badge, a detail pane',
    'Section 4: the dialog is an open/closed toggle',
  ],
  deviations: [
    "Ours: the heading is today's date, and the rows are real. What follows from the book goes by itself once its condition ends.",
  ],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Texts wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'Everything', also: ['WrittenDown', 'Narrow'] },
    empty: { story: 'NothingSnoozed', also: ['NothingToDo'] },
    error: { story: 'ServerFailed' },
    fieldErrors: { story: 'AddIncomplete' },
    dirty: { story: 'AddTyped' },
    longNames: { story: 'LongWords' },
  },
});
