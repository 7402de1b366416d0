import type { Locator } from '@playwright/test';
import type { SurfaceCall, World } from './world.ts';

export const surfaceNames = {
  login: 'Login',
  individualList: 'Individual list',
  companyList: 'Company list',
  addIndividual: 'Add individual',
  addCompany: 'Add company',
  addBranch: 'Add branch',
  addressCascade: 'Address cascade',
  contactPicker: 'Contact picker',
  individualReport: 'Individual report',
  companyReport: 'Company report',
  internalUsers: 'Internal users',
  addUser: 'Add user',
  statements: 'Statements',
  print: 'Print',
  routeChange: 'Route change',
};

export type SurfaceId = keyof typeof surfaceNames;

/** What the server may refuse in a form, and where the form shows it. */
export interface Refusal {
  body: object;
  /** The text to show, and its field; without a field it is in the one message. */
  message: string;
  field?: (world: World) => Locator;
  /** Text of other live regions that leads to the message, and why it is not a second one. */
  related?: RelatedText;
}

/** Text in a live region that belongs to the one message. */
export interface RelatedText {
  text: RegExp;
  because: string;
}

/** One part of the app, and how a user works with it. */
export interface Surface {
  id: SurfaceId;
  /** `form` sends typed values; `read` shows records; `code` loads a screen. */
  kind: 'form' | 'read' | 'code';
  call: SurfaceCall;
  /** False where nobody is signed in. */
  signedIn: boolean;
  /** Opens it, up to the point where typing can begin. */
  open: (world: World) => Promise<void>;
  /** Types; unique values where the server requires them. */
  fill: (world: World) => Promise<void>;
  /** Makes the call: submits, searches, opens. */
  trigger: (world: World) => Promise<void>;
  /** Contains the fields whose values must survive a fault. */
  fields: (world: World) => Locator;
  /** Where the focus must be; on a screen, which has none, it must only not be lost. */
  dialog?: (world: World) => Locator;
  /** Matches the one message of a failure. */
  failure: RegExp;
  /** Why the message does not name what the server reported. */
  namesNoCause?: string;
  /** The message after 30 s without an answer, where that is not yet a failure because the answer may still come. */
  silence?: Pick<Surface, 'failure'>;
  related?: RelatedText;
  /** Shows that it is waiting for an answer. */
  busy: (world: World) => Locator;
  /** Recovers after the fault, without a reload. */
  recover: (world: World) => Promise<void>;
  /** What must be repeated after signing in over it; nothing where the call is repeated automatically. */
  resume?: (world: World) => Promise<void>;
  /** Waits until it has succeeded. */
  isDone: (world: World) => Promise<void>;
  /** A refusal of what was typed: 400 and 422. */
  refusal?: Refusal;
  /** A refusal because it exists already: 409. */
  duplicate?: Refusal;
}

/** A cell of the matrix: run, or the reason why it does not apply. */
export type Cell = ((world: World) => Promise<void>) | { reason: string };

export interface Fault {
  id: string;
  name: string;
  on: (surface: Surface) => Cell;
}

export const isRun = (cell: Cell): cell is Exclude<Cell, object & { reason: string }> =>
  typeof cell === 'function';
