import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen } from '../../../testing/screenStates';

export const checkTenant = defineScreen({
  title: 'Screens/Check a tenant',
  routes: [],
  at: HOME_PATH,
  purpose: 'Look up a person or company by number, and read the report with their consent.',
  users:
    'Users of client companies: it is the first thing on their first screen. Staff read about everybody.',
  spec: ['Section 1: client-company users search individuals and companies, and view and print reports'],
  deviations: [
    'Ours: whom one may read about opens at once; about others one reads by a consent, which is recorded first.',
    'Decision 23: a wrong check letter is pointed out and blocks nothing; a wrong form blocks, unless another type is chosen.',
  ],
  states: {
    ready: { story: 'Ready', also: ['InANarrowWindow'] },
    loading: { story: 'Checking' },
    refreshing: { cannot: 'A number is asked for anew each time.' },
    empty: { story: 'Ready' },
    noMatch: { story: 'Unknown' },
    partial: { story: 'Known' },
    error: { story: 'Failed', also: ['TooMany'] },
    forbidden: { cannot: 'Every user may look numbers up.' },
    notFound: { cannot: 'That nobody has a number is an answer. See Unknown.' },
    offline: { story: 'Offline' },
    timeout: { story: 'NeverAnswered' },
    sessionExpired: { story: 'SessionExpired' },
    dirty: { story: 'WrongLetter' },
    fieldErrors: { story: 'WrongForm' },
    ...cannot(
      'As in every form of a new record, by the same code.',
      'submitting',
      'unconfirmed',
      'submitError',
      'conflict',
    ),
    ...cannot('A toast says so, or what was done is there.', 'success'),
    longNames: { story: 'LongName' },
    missingValues: { cannot: 'A match is an id and a name.' },
    hugeNumbers: { cannot: 'It shows no figures.' },
    otherScripts: { story: 'OtherScript' },
  },
});
