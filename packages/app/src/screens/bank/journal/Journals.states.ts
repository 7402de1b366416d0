import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';
import { journalPaths } from './journalTexts';

export const journalsScreen = defineScreen({
  title: 'Screens/Journals',
  routes: journalPaths,
  at: `${HOME_PATH}/customers/journals/debit`,
  purpose: 'Adjust what a customer owes or a creditor is owed, approved by a second person.',
  users: 'Provider staff; client-company users for their own book. Admins post and reverse.',
  spec: [
    'Section 2, Routes: the four pages of journals',
    'Section 2, title-only screens: the text “Journal”',
  ],
  deviations: ['Decision 11: one Journal screen serves four routes and says which.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'OfCustomers', also: ['OfCreditors', 'NewOfCreditor', 'Posting', 'Editing'] },
  },
});
