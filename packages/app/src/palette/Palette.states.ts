import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending } from '../testing/screenStates';

export const paletteNotes = defineScreen({
  title: 'Screens/Command palette',
  routes: [],
  at: `${HOME_PATH}/communication`,
  purpose: 'Go anywhere, find any record, and begin what is to be done, without leaving the keyboard.',
  users: 'Everyone who is signed in.',
  spec: ['Section 3, navigation link: flattening gives label, path and page'],
  deviations: [
    'Ours: Ctrl/Cmd+K. Recent searches and records are kept in memory only, until one signs out.',
    'Ours: it also adds records, sets theme and density, and logs out.',
  ],
  states: {
    ...cannot('It keeps nothing that could be asked for again.', ...reading),
    ready: { story: 'Open', also: ['ScreenFound', 'RecordsFound', 'ActionFound'] },
    loading: { story: 'Searching' },
    empty: { story: 'NothingFound' },
    noMatch: { story: 'NothingFound' },
    partial: { story: 'PersonFound' },
    error: { story: 'SearchFailed' },
    forbidden: { cannot: 'A refusal is told as any other failure. See SearchFailed.' },
    notFound: { cannot: 'A search is never 404.' },
    offline: { story: 'Offline' },
    timeout: { story: 'NeverAnswered' },
    sessionExpired: { story: 'SessionExpired' },
    ...cannot('Nothing is sent here.', ...sending),
    longNames: { story: 'LongNames' },
    missingValues: { story: 'NoNumber' },
    hugeNumbers: { cannot: 'It shows five of each at most.' },
    otherScripts: { story: 'OtherScripts' },
  },
});
