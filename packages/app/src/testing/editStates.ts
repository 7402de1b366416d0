import { cannot, type ScreenState, type Shown } from './screenStates';

/** The states of a record's form whose stories are those of `editStories`. */
export const editStates = {
  ready: { story: 'Open' },
  forbidden: { story: 'NotAllowed' },
  notFound: { story: 'GoneMeanwhile' },
  offline: { story: 'Offline' },
  dirty: { story: 'Dirty' },
  fieldErrors: { story: 'NameTakenOut' },
  submitting: { story: 'Saving' },
  submitError: { story: 'Failed' },
  conflict: { story: 'ChangedByAnother' },
  success: { story: 'Saved' },
  ...cannot('It is filled in from the page that it opens over.', 'loading', 'empty', 'error', 'refreshing'),
  ...cannot('It is one record, which comes whole.', 'noMatch', 'partial'),
  ...cannot(
    'After 30 seconds without an answer it shows that, as in Failed with another sentence.',
    'timeout',
  ),
  ...cannot('Saving again cannot change it twice: the version tells.', 'unconfirmed'),
  ...cannot('Signing in again is a dialog of its own. See Sign in again.', 'sessionExpired'),
  ...cannot('It looks as the form of a new record.', 'longNames', 'missingValues', 'otherScripts'),
  ...cannot('It shows no figures of many digits.', 'hugeNumbers'),
} satisfies Record<ScreenState, Shown | { cannot: string }>;
