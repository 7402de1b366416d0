/** In the order of the alphabet. */
export const terms: readonly { term: string; meaning: string }[] = [
  { term: 'Access log', meaning: 'Who has read or printed a report, and when. Admins can see it.' },
  { term: 'Active', meaning: 'Accounts with money outstanding now.' },
  {
    term: 'Ageing bucket',
    meaning: 'How long money has been due: Current, 1-30, 31-60, 61-90 or 90+ days.',
  },
  {
    term: 'As at today',
    meaning: 'The report shows what was known when it was read. The time is printed on it.',
  },
  {
    term: 'Check letter',
    meaning:
      'The letter in a national ID, calculated from its digits. A wrong letter suggests a typing error.',
  },
  { term: 'Claim', meaning: 'What a creditor says is owed after a tenancy, such as damage.' },
  { term: 'Classification', meaning: 'The rating of a tenant or company.' },
  { term: 'Head office', meaning: 'The branch that every company has from the start.' },
  { term: 'Historic', meaning: 'Accounts that were overdue and have been settled.' },
  { term: 'No data held', meaning: 'Nothing has been reported. It is not a clean record.' },
  { term: 'Outstanding since', meaning: 'The day from which the oldest unpaid amount was due.' },
];

export const jobs: readonly { job: string; how: string }[] = [
  {
    job: 'Find a person or company',
    how: 'Press Ctrl+K (Cmd+K on a Mac) anywhere, and type a name, a telephone, an address, or the number of a record: RC-2, lease 12.',
  },
  {
    job: 'Read and print a report',
    how: 'Choose View in the row. Print is at the foot of the report. Every reading is logged.',
  },
  {
    job: 'Add a person or company',
    how: 'Search first. Then choose Add New Individual or Add New Company above the list.',
  },
  { job: 'Correct a record', how: 'Choose the name in the list, then Edit on the page of the record.' },
  {
    job: 'Add a colleague',
    how: 'An Admin opens Internal Users, chooses Add Internal User and sends the link privately.',
  },
];
