import type { AuditSubject } from '@rentsafe/domain/audit';
import type { ReplyOf } from '@rentsafe/domain/contract';
import {
  type FactsOf,
  lowestLevel,
  PRESENT,
  refusalOf,
  type StateOf,
  type Step,
  type StepLevel,
  type Steps,
  stepOf,
  type VerbOf,
} from '@rentsafe/domain/step';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../audit/events.ts';
import { principalOf } from '../auth/principal.ts';
import { type Parsed, serveInTransaction } from '../calls/serve.ts';
import type { Db } from '../db/database.ts';
import { forbidden, HttpError, wrongState } from '../http/errors.ts';
import { type Change, changeRecord, checkVersion, type RecordTable, type Row } from '../resource/records.ts';
import { lockBook } from './lock.ts';
import { type BookRecord, type BookTable, isAdmin, readable, writable } from './rights.ts';

/** With what a step is taken. */
export interface StepContext<Body = unknown> {
  db: Db;
  actor: Actor;
  body: Body;
  /** Of who takes it. */
  level: StepLevel;
}

type BodyAt<S extends Steps, Verb extends VerbOf<S>> = Parsed<S['calls'][Verb]>;
type ReplyAt<S extends Steps, Verb extends VerbOf<S>> = ReplyOf<S['calls'][Verb]>;

/** Takes the steps of a kind of record: with its book locked, in a state and by somebody who may. */
export interface StepTaker<S extends Steps> {
  steps: S;
  /** Finds the record in the path, with the book that is locked. */
  find: (step: Step) => (request: FastifyRequest, db: Db) => Promise<BookRecord>;
  take: <Verb extends VerbOf<S>>(
    verb: Verb,
    context: StepContext<BodyAt<S, Verb>>,
    record: BookRecord,
  ) => Promise<ReplyAt<S, Verb>>;
}

/** What the states, where there are any, and `can` are asked of. */
type Facts<S extends Steps> = (typeof PRESENT extends StateOf<S>
  ? { state?: undefined }
  : { state: StateOf<S> }) &
  FactsOf<S>;

/** @throws HttpError 409 in a state from which the step does not lead, or where the record is not as it needs; 403 for a lower level. */
export function checkStep(step: Step, record: { state?: string }, level: StepLevel): void {
  const refusal = refusalOf(step, record, level);
  if (refusal?.by === 'state') throw wrongState(record.state ?? PRESENT);
  if (refusal?.by === 'level') throw forbidden();
  if (refusal) throw new HttpError(409, { detail: refusal.reason, state: record.state });
}

interface Read<S extends Steps, Found extends Facts<S>> {
  /** Of the records; or how one is found, where they are in no book. */
  table: BookTable | ((request: FastifyRequest) => BookRecord);
  /** Reads what the steps are checked against, in a locked book. */
  read: (db: Db, record: BookRecord, actor: Actor, body: BodyAt<S, VerbOf<S>>) => Promise<Found>;
}

/** The steps of a kind of record, each by a function that answers what the call does. */
export function takeSteps<S extends Steps, Found extends Facts<S>>(
  steps: S,
  { table, read }: Read<S, Found>,
  handlers: {
    [Verb in VerbOf<S>]: (
      context: StepContext<BodyAt<S, Verb>>,
      record: BookRecord & Found,
    ) => Promise<ReplyAt<S, Verb>>;
  },
): StepTaker<S> {
  return {
    steps,
    find: (step) => (typeof table === 'function' ? async (request) => table(request) : forStep(table, step)),
    take: async (verb, context, record) => {
      await lockBook(context.db, record.client_id);
      const found = await read(context.db, record, context.actor, context.body);
      checkStep(stepOf(steps, verb), found, context.level);
      return handlers[verb](context, { ...found, ...record });
    },
  };
}

/** The state, and what `can` asks, where they are no columns of the row. */
type MoreFacts<S extends Steps, T extends RecordTable> =
  Row<T> extends Facts<S>
    ? { facts?: undefined }
    : {
        facts: (
          context: StepContext<BodyAt<S, VerbOf<S>>>,
          row: Row<T>,
        ) => Promise<Omit<Facts<S>, keyof Row<T>>>;
      };

type Changed<S extends Steps, T extends RecordTable> = MoreFacts<S, T> & {
  table: T & BookTable;
  type: AuditSubject;
  /** As the API answers it. */
  read: (db: Db, id: number, now: Date, verb: VerbOf<S>) => Promise<ReplyAt<S, VerbOf<S>>>;
};

type Changes<T extends RecordTable> = Partial<Change<T>>;

/**
 * The steps of a kind of record that are changes of its row, each by a function that returns what changes besides its state. The audit
 * event is written with them. A `version` that is sent must be that of the row.
 */
export function changeSteps<S extends Steps, T extends RecordTable>(
  steps: S,
  { table, type, read, facts }: Changed<S, T>,
  handlers: {
    [Verb in VerbOf<S>]: (
      context: StepContext<BodyAt<S, Verb>>,
      row: Row<T> & Facts<S>,
    ) => Changes<T> | Promise<Changes<T>>;
  },
): StepTaker<S> {
  return {
    steps,
    find: (step) => forStep(table, step),
    take: async (verb, context, { id, client_id }) => {
      const { db, actor, level, body } = context;
      const step = stepOf(steps, verb);
      const { version } = body as { version?: number };
      const isEdit = verb === 'edit';
      const target = { table, type, id, version: isEdit ? version : 'any' } as const;
      await lockBook(db, client_id);
      await changeRecord(db, actor, target, async (before) => {
        const row = { ...before, ...(await facts?.(context, before)) } as Row<T> & Facts<S>;
        checkStep(step, row, level);
        if (!isEdit) checkVersion(row.version, version ?? 'any');
        const { values, ...change } = await handlers[verb](context, row);
        const state = step.to !== 'derived' && 'state' in table ? { state: step.to } : {};
        return { ...change, values: { ...state, ...values } as Change<T>['values'] };
      });
      return read(db, id, actor.now, verb);
    },
  };
}

/** Finds the record in the path for a step. 403 where the caller lacks the level that the step takes in every state. */
function forStep(table: BookTable, step: Step) {
  const level = lowestLevel(step);
  // The call itself is for Admins of the provider, who may read every book.
  return level === 'providerAdmin' ? readable(table) : writable(table, level);
}

function levelOf(request: FastifyRequest): StepLevel {
  if (principalOf(request).role === 'admin') return 'providerAdmin';
  return isAdmin(request) ? 'admin' : 'user';
}

/** Serves the calls of the steps: each is one transaction, and done once under its Idempotency-Key. */
export function serveSteps<S extends Steps>(app: FastifyInstance, { steps, find, take }: StepTaker<S>): void {
  for (const verb of Object.keys(steps.steps) as VerbOf<S>[]) {
    serveInTransaction(
      app,
      steps.calls[verb] as S['calls'][typeof verb],
      ({ request, db, actor, body }, record) =>
        take(verb, { db, actor, body, level: levelOf(request) }, record),
      find(stepOf(steps, verb)),
    );
  }
}
