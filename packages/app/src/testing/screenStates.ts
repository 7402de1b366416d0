/** Every state that a screen can be in. A screen says of each how it looks, or why it cannot occur. */
export const stateMeanings = {
  ready: 'What is normally there',
  loading: 'The first answer is on its way; also what a server that never answers leaves behind',
  refreshing: 'Read again; what was read before stays',
  empty: 'There is nothing',
  noMatch: 'There is nothing that fits the search or the filter',
  partial: 'Only a part is there',
  error: 'The server failed',
  forbidden: 'The server does not allow it (403)',
  notFound: 'It is not there (404)',
  offline: 'There is no network',
  timeout: 'The server was waited for, in vain',
  sessionExpired: 'The session ended (401)',
  dirty: 'Something was typed and is not saved',
  fieldErrors: 'What was typed cannot be sent, or the server refuses some of it (400, 422)',
  submitting: 'It is being sent',
  unconfirmed: 'It was sent and not answered for 30 seconds',
  submitError: 'It could not be sent, or the server failed',
  conflict: 'It exists already, or may not be done any more (409)',
  success: 'It was done',
  longNames: 'Names and words of great length',
  missingValues: 'Nothing but what every backend must send',
  hugeNumbers: 'Amounts and counts of many digits',
  otherScripts: 'Arabic, Chinese, emoji, combining marks',
} as const;

export type ScreenState = keyof typeof stateMeanings;

/** The exported names of stories that show a state: one, and others that show it from another cause or side. */
export interface Shown {
  story: string;
  also?: readonly string[];
}

/** Why a state cannot occur. */
export interface Cannot {
  cannot: string;
}

/** What a reviewer is told of a screen or a dialog, and where each of its states can be seen. */
export interface ScreenNotes {
  /** The title of its stories: 'Screens/Login'. */
  title: `Screens/${string}`;
  /** Its paths of the table of routes; none for what opens over another screen. */
  routes: readonly string[];
  /** Where it can be seen in the app: a path, with its query. */
  at: string;
  purpose: string;
  users: string;
  /** What it covers of the specification: section and statement. */
  spec: readonly [string, ...string[]];
  /** Where it knowingly differs from the specification, with the decision. */
  deviations: readonly string[];
  states: Readonly<Record<ScreenState, Shown | Cannot>>;
}

/** Checks the notes of a screen, and keeps them as they are written. */
export const defineScreen = <const Notes extends ScreenNotes>(notes: Notes): Notes => notes;

/** Several states that cannot occur, for one reason. */
export const cannot = <const State extends ScreenState>(reason: string, ...states: readonly State[]) =>
  Object.fromEntries(states.map((state) => [state, { cannot: reason }])) as Record<State, Cannot>;

/** States of what is read. */
export const reading = [
  'loading',
  'refreshing',
  'empty',
  'noMatch',
  'partial',
  'error',
  'forbidden',
  'notFound',
  'offline',
  'timeout',
  'sessionExpired',
] as const satisfies ScreenState[];

/** States of what is typed and sent. */
export const sending = [
  'dirty',
  'fieldErrors',
  'submitting',
  'unconfirmed',
  'submitError',
  'conflict',
  'success',
] as const satisfies ScreenState[];

/** States of what is shown: texts and figures that strain the layout. */
export const straining = [
  'longNames',
  'missingValues',
  'hugeNumbers',
  'otherScripts',
] as const satisfies ScreenState[];

/** The stories of a state, its own first. */
export const storiesOf = (state: Shown | Cannot): readonly string[] =>
  'story' in state ? [state.story, ...(state.also ?? [])] : [];
