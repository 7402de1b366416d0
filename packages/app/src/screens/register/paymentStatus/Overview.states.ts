import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

const fixed = 'Five buckets and two figures; of the counts above them a dash stands for what is not known.';

export const overview = defineScreen({
  title: 'Screens/Payment status/Overview',
  routes: [HOME_PATH],
  at: HOME_PATH,
  purpose: "Show the client's risk level and amounts owed, by age.",
  users: 'Everyone who signs in: it is the first screen.',
  spec: [
    'Section 2, payment-status screen: three tabs, Overview by default',
    "Section 2, Overview: 'Your Payment Status' with Risk Level and Oldest Creditor; 'Credit Summary' with Credit Given and Credit Taken, five buckets each",
    'Section 9: ageing buckets; percentages show 2 decimals',
  ],
  deviations: [
    'Ours: above it stands what one works on: search, records that were open, and counts of the last seven days.',
    'Ours: the tab that was open last is open after the next sign-in.',
    'Ours: the figures are those of the ledger, a pair of cards for each currency. Risk Level is N/A until there is a rating.',
    'Ours: what is in the bank, whose it is, what waits and what is late stands first for Admins, tasks for Users, search for staff.',
    'Ours: the first steps of a book stand there until they are done or hidden; a bank account is added from them.',
    'Ours: while samples are added to a new database, a note says how far they are.',
    'Ours: a client is led to the report on its own company, and told whom to ask where it has none.',
    'Ours: the figures can be those of the end of an earlier day; the links of its buckets lead to the ageing of that day.',
    'Ours: below them stand what was charged and collected, arrears and occupancy of twelve months, each with the way to its report.',
    'Decision 37: bucket links encode their label; a percentage of nothing is 0.00%.',
  ],
  states: {
    ...cannot('As on the page of a lease, by the same code.', ...reading),
    ready: { story: 'Figures', also: ['OwnCompany', 'NoCompany', 'SamplesComing'] },
    empty: { story: 'NothingOwed', also: ['EmptyBook', 'HalfDone', 'BankAccount'] },
    ...cannot('The form of a bank account is that of every new record. See Add New Company.', ...sending),
    ...cannot(fixed, ...straining),
  },
});
