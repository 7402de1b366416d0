// The steps of a record from state to state: who may take them, when, and their calls.
import type * as z from 'zod/mini';
import type { Call } from '../call.ts';

export * from './reasonForm.ts';

/** Who may take a step, each also what those before may: a user of the record's book, an Admin of it, an Admin of the provider. */
export const stepLevels = ['user', 'admin', 'providerAdmin'] as const;
export type StepLevel = (typeof stepLevels)[number];

/** The only state of a kind of record that has no others. */
export const PRESENT = 'present';

/** What is done to a record, from one state to the next. */
export interface Step<State extends string = string> {
  /** The states in which it can be taken, and who may take it there. */
  readonly from: Readonly<Partial<Record<State, StepLevel>>>;
  /** The state that follows; `derived` where it follows from amounts or from what is sent. */
  readonly to: State | 'derived';
  /** What it needs beyond its state: true, or the sentence that says why it is refused. */
  readonly can?: (record: never) => true | string;
  readonly body: z.ZodMiniType;
  /** What a success answers. @default the record */
  readonly reply?: z.ZodMiniType;
  /** One line for the API's documentation. */
  readonly summary: string;
  /** An approval: see `asksFactor` of a call. */
  readonly asksFactor?: true;
  /** Its name in the contract. @default the verb and the kind: `reverseReceipt`; `updateReceipt` of `edit` */
  readonly call?: string;
  /** What is done, as its button says it. @default the verb and the kind: 'Reverse receipt' */
  readonly text?: string;
}

interface Declared<State extends string, Kind extends string, Reply extends z.ZodMiniType, Of> {
  /** Of the record, as a name begins: `subscriptionInvoice`. */
  readonly kind: Kind;
  readonly states: readonly State[];
  /** Of one record; a step adds its verb, except `edit`, which is the PATCH of it. */
  readonly path: string;
  /** The record. */
  readonly reply: Reply;
  /** By their verbs. What no step leads from is final. */
  readonly steps: Of;
}

type ReplyOf<Reply extends z.ZodMiniType, S extends Step> = S extends {
  reply: infer Own extends z.ZodMiniType;
}
  ? Own
  : Reply;

interface StepCall<Body extends z.ZodMiniType, Reply extends z.ZodMiniType> extends Call<Body, Reply> {
  readonly body: Body;
}

/** The steps of a kind of record, with their calls. */
export interface Steps<
  State extends string = string,
  Kind extends string = string,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Of extends Readonly<Record<string, Step>> = Readonly<Record<string, Step>>,
> extends Declared<State, Kind, Reply, Of> {
  readonly calls: { readonly [Verb in keyof Of]: StepCall<Of[Verb]['body'], ReplyOf<Reply, Of[Verb]>> };
}

export type VerbOf<S extends Steps> = keyof S['steps'] & string;
export type StateOf<S extends Steps> = S['states'][number];
export type RecordOf<S extends Steps> = z.output<S['reply']>;

type Asked<S extends Step> = S extends { can: (record: infer Facts) => unknown } ? Facts : unknown;

/** What `can` of the steps asks of a record, as the API sends it and as its table holds it: of all of them together. */
export type FactsOf<S extends Steps> = {
  [Verb in VerbOf<S>]: (facts: Asked<S['steps'][Verb]>) => void;
}[VerbOf<S>] extends (facts: infer Facts) => void
  ? Facts
  : never;

type NameOf<Kind extends string, Verb extends string, S extends Step> = S extends {
  call: infer Name extends string;
}
  ? Name
  : `${Verb extends 'edit' ? 'update' : Verb}${Capitalize<Kind>}`;

/** The names of the calls in the contract. */
export type StepCallName<S extends Steps> = {
  [Verb in VerbOf<S>]: NameOf<S['kind'], Verb, S['steps'][Verb]>;
}[VerbOf<S>];

/** Declares the steps of a kind of record once: calls, access, routes, buttons and dialogs follow from it. */
export function defineSteps<
  const State extends string,
  const Kind extends string,
  Reply extends z.ZodMiniType,
  const Of extends Readonly<Record<string, Step<State>>>,
>(declared: Declared<State, Kind, Reply, Of>): Steps<State, Kind, Reply, Of> {
  const calls = Object.entries<Step>(declared.steps).map(
    ([verb, { body, summary, asksFactor, reply = declared.reply }]) => {
      const isEdit = verb === 'edit';
      const path = isEdit ? declared.path : `${declared.path}${verb}/`;
      const call = { method: isEdit ? 'PATCH' : 'POST', path, summary, body, status: 200, reply };
      return [verb, asksFactor ? { ...call, asksFactor } : call];
    },
  );
  return { ...declared, calls: Object.fromEntries(calls) };
}

export const isSteps = (value: unknown): value is Steps =>
  typeof value === 'object' && value !== null && 'steps' in value && 'calls' in value;

/** The steps by the names of their calls in the contract. */
export const stepsByCall = ({
  kind,
  steps,
  calls,
}: Steps): [name: string, step: Step, call: Call | undefined][] =>
  Object.entries(steps).map(([verb, step]) => {
    const name = `${verb === 'edit' ? 'update' : verb}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    return [step.call ?? name, step, calls[verb]];
  });

/** The step of a verb, where the verb is not known by its type. */
export function stepOf({ kind, steps }: Steps, verb: string): Step {
  const step = steps[verb];
  if (!step) throw new Error(`A ${kind} has no step ${verb}.`);
  return step;
}

/** The level without which a step can be taken in no state. */
export const lowestLevel = ({ from }: Step): StepLevel =>
  stepLevels.find((level) => Object.values(from).includes(level)) ?? 'providerAdmin';

/** Whether a step can be taken at a level in some state: those at a lower one are never offered it. */
export const mayTake = (step: Step, level: StepLevel): boolean =>
  stepLevels.indexOf(level) >= stepLevels.indexOf(lowestLevel(step));

/** Why a step cannot be taken. */
export type StepRefusal = { by: 'state' } | { by: 'level' } | { by: 'record'; reason: string };

/** Why a step cannot be taken: the state, the level of who asks, or what it needs of the record; undefined where it can. */
export function refusalOf<S extends Step>(
  { from, can }: S,
  record: { readonly state?: string } & Asked<S>,
  level: StepLevel,
): StepRefusal | undefined {
  const needed = from[record.state ?? PRESENT];
  if (needed === undefined) return { by: 'state' };
  if (stepLevels.indexOf(level) < stepLevels.indexOf(needed)) return { by: 'level' };
  const answer = can?.(record as never) ?? true;
  return answer === true ? undefined : { by: 'record', reason: answer };
}

/** The verbs that are possible with a record for a level, in the order in which they are declared. */
export const verbsOf = <S extends Steps>(
  { steps }: S,
  record: { readonly state?: string } & FactsOf<S>,
  level: StepLevel,
): VerbOf<S>[] =>
  Object.entries(steps)
    .filter(([, step]) => refusalOf(step, record, level) === undefined)
    .map(([verb]) => verb);
