import { type CallName, contract, pathOf } from '@rentsafe/domain/contract';
import type { Actor } from './actors.ts';
import { isProvider } from './actors.ts';
import type { Turn } from './values.ts';
import type { World } from './world.ts';

/** A call that is ready to be made. */
export interface Prepared {
  nth: number;
  name: CallName;
  actor: Actor;
  /** Whose book it was meant for. */
  client: number;
  method: string;
  path: string;
  body?: unknown;
  /** What the actor read of the record before, such as the payment that they approve. */
  seen?: Seen;
}

export interface Seen {
  [field: string]: unknown;
  version?: number;
}

/** It, and what was answered. */
export interface Made extends Prepared {
  status: number;
  reply: unknown;
  at: Date;
}

export type Generator = (turn: Turn) => Prepared | undefined | Promise<Prepared | undefined>;

interface Parts {
  id?: number | string | undefined;
  month?: string;
  query?: Record<string, number | string | undefined>;
  body?: unknown;
  seen?: Seen | undefined;
}

/** The call of a name with its id, query and body; staff of the provider say whose book they mean. */
export function prepared(
  turn: Turn,
  name: CallName,
  { id, month = '', query = {}, body, seen }: Parts = {},
): Prepared {
  const { actor, client, nth } = turn;
  const call = contract[name];
  if (!call) throw new Error(`No call ${name}.`);
  const asked =
    call.method === 'GET' && call.query?.includes('client') && isProvider(actor) ? { client } : {};
  const path = pathOf(call, { id: id ?? 0, client, month }, { ...asked, ...query });
  return { nth, name, actor, client, method: call.method, path, body, ...(seen && { seen }) };
}

/** The body with the book that it is for, where the caller is of the provider. */
export const forBook = <Body extends object>({ actor, client }: Turn, body: Body) =>
  isProvider(actor) ? { client, ...body } : body;

export async function make({ server }: World, request: Prepared): Promise<Made> {
  const { method, path, body, actor } = request;
  const at = server.clock.now;
  const { status, body: reply } = await server.request<unknown>(method, path, { token: actor.token, body });
  return { ...request, status, reply, at };
}

/** What the actor reads at a path, as part of getting ready. */
export async function look<Body = Seen>(turn: Turn, path: string): Promise<Body | undefined> {
  const { status, body } = await turn.world.server.get<Body>(`/api/${path}`, turn.actor.token);
  return status === 200 ? body : undefined;
}

/** The version that was read: now and then none, an old one, or one that no edit of the same batch reaches. */
export function versionOf({ chance, one }: Turn, version: unknown): { version?: number } {
  if (typeof version !== 'number') return {};
  return chance(92) ? { version } : (one([{}, { version: version - 1 }, { version: version + 100 }]) ?? {});
}
