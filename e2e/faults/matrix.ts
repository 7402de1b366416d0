import type { Locator } from '@playwright/test';
import type { World } from './world.ts';

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

/** What the server may find wrong with a form, and where the form says it. */
export interface Refusal {
  body: object;
  /** What must be said, and at which field; without a field it is said in the one message. */
  says: string;
  field?: (world: World) => Locator;
  /** Words of other live regions that lead to the message, and why they are not a second one. */
  also?: Also;
}

/** Words in a live region that belong to the one message. */
export interface Also {
  words: RegExp;
  because: string;
}

/** One place of the app, and how a person uses it. */
export interface Surface {
  id: SurfaceId;
  /** `form` sends what was typed; `read` shows what was read; `code` loads a screen; `local` makes no call. */
  kind: 'form' | 'read' | 'code' | 'local';
  /** The request that it lives by. */
  call?: { method: 'GET' | 'POST'; path: RegExp };
  /** False where nobody is signed in. */
  signedIn: boolean;
  /** Up to where one may begin to type. */
  open: (world: World) => Promise<void>;
  /** Types; unique values where the server wants them. */
  fill: (world: World) => Promise<void>;
  /** Makes the call: submits, searches, opens. */
  trigger: (world: World) => Promise<void>;
  /** Holds the fields whose values must still be there after a fault. */
  fields: (world: World) => Locator;
  /** Where the focus must be; a screen has none: there it must only not be lost. */
  dialog?: (world: World) => Locator;
  /** Begins the one message of a failure. */
  failure: RegExp;
  /** Why the message does not tell what the server said. */
  namesNoCause?: string;
  /** How 30 s without an answer are told where that is not yet a failure, and the answer may still come. */
  silence?: Pick<Surface, 'failure'>;
  also?: Also;
  /** Shows that it waits for an answer. */
  busy: (world: World) => Locator;
  /** The way on after the fault, without a reload. */
  recover: (world: World) => Promise<void>;
  /** What has to be done again after signing in over it; nothing where the call is repeated by itself. */
  resume?: (world: World) => Promise<void>;
  /** It has worked. */
  done: (world: World) => Promise<void>;
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
