import { cannot, type ScreenState, type Shown, sending } from './screenStates';

/** The states of a record's page whose stories are those of `recordStories`. */
export const recordStates = {
  ready: { story: 'Details', also: ['History'] },
  loading: { story: 'Loading' },
  error: { story: 'ServerFailed', also: ['HistoryFailed'] },
  notFound: { story: 'NoSuchRecord', also: ['MergedAway'] },
  forbidden: { story: 'NotAllowed' },
  offline: { story: 'Offline' },
  sessionExpired: { story: 'SessionExpired' },
  longNames: { story: 'LongNames' },
  missingValues: { story: 'MissingValues' },
  otherScripts: { story: 'OtherScripts' },
  ...cannot('It is one record, which comes whole.', 'empty', 'noMatch', 'partial'),
  ...cannot('What was read before stays in sight without a sign.', 'refreshing'),
  ...cannot('As in ServerFailed, with another sentence.', 'timeout'),
  ...cannot('It is changed in a dialog of its own.', ...sending),
  ...cannot('It shows no figures of many digits.', 'hugeNumbers'),
} satisfies Record<ScreenState, Shown | { cannot: string }>;
