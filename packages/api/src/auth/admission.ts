import type { Role } from '@rentsafe/domain/access';
import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { batched } from '../db/batch.ts';
import type { Db } from '../db/database.ts';
import { clients, refreshTokens, sessions, users } from '../db/schema.ts';
import type { AccessClaims } from './accessToken.ts';
import { endSession, isOpen } from './sessions.ts';

/** How exact `last_seen_at` is: not every request writes. */
const SEEN_EVERY_MS = 60_000;

/** The user who makes a request, as the database has them now. */
export interface Principal {
  userId: number;
  sessionId: number;
  clientId: number;
  /** The company a client user may see; null for staff, and for a client without one. */
  companyId: number | null;
  role: Role;
  /** How long ago the session changed something, in milliseconds, where there is a replica; else Infinity. */
  quietMs: number;
  /** When a second factor was last given in this session, and when its user last confirmed who they are. */
  factorAt: Date | null;
  confirmedAt: Date | null;
}

function roleOf(clientId: number, level: number): Role {
  if (clientId === PROVIDER_CLIENT_ID) return level === 1 ? 'admin' : 'user';
  return level === 1 ? 'clientAdmin' : 'clientUser';
}

/** Looks up the session behind an access token, on each request: many at a time when there are many. */
export class SessionReader {
  readonly #find;
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
    const query = db
      .select({
        pair: {
          id: refreshTokens.id,
          access_used_at: refreshTokens.access_used_at,
          voided_at: refreshTokens.voided_at,
        },
        session: sessions,
        user: { client_id: users.client_id, access_level: users.access_level, is_active: users.is_active },
        companyId: clients.company_id,
        quietMs: sql<
          number | null
        >`(extract(epoch FROM clock_timestamp() - ${sessions.wrote_at}) * 1000)::float8`,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
      .innerJoin(users, eq(users.id, sessions.user_id))
      .innerJoin(clients, eq(clients.id, users.client_id))
      .where(sql`${refreshTokens.id} = ANY(${sql.placeholder('ids')}::bigint[])`)
      .prepare('find_sessions');
    this.#find = batched(async (ids: number[]) => {
      const found = new Map((await query.execute({ ids })).map((row) => [row.pair.id, row]));
      return (id) => found.get(id);
    });
  }

  /**
   * The principal, or null when the session has ended or is too old, the user is inactive, or the
   * pair is void: then the session ends.
   */
  async admit({ sub, sid, pid }: AccessClaims, actor: Actor): Promise<Principal | null> {
    const { now } = actor;
    const found = await this.#find(pid);
    if (!found?.user.is_active || found.session.id !== sid || found.session.user_id !== Number(sub))
      return null;
    const { pair, session, user } = found;
    if (!isOpen(session, now)) return null;
    if (pair.voided_at) {
      const owner = { ...actor, clientId: user.client_id };
      await this.#db.transaction((tx) => endSession(tx, owner, { id: sid, userId: session.user_id }));
      return null;
    }
    if (!pair.access_used_at) await this.#markUsed(pair.id, now);
    if (now.getTime() - session.last_seen_at.getTime() > SEEN_EVERY_MS) {
      await this.#db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, sid));
    }
    const { client_id, access_level } = user;
    const companyId = client_id === PROVIDER_CLIENT_ID ? null : found.companyId;
    return {
      userId: session.user_id,
      sessionId: sid,
      clientId: client_id,
      companyId,
      role: roleOf(client_id, access_level),
      quietMs: found.quietMs ?? Number.POSITIVE_INFINITY,
      factorAt: session.factor_at,
      confirmedAt: session.confirmed_at,
    };
  }

  /** From now on the answer that brought the pair counts as arrived. */
  async #markUsed(pairId: number, now: Date): Promise<void> {
    await this.#db
      .update(refreshTokens)
      .set({ access_used_at: now })
      .where(and(eq(refreshTokens.id, pairId), isNull(refreshTokens.access_used_at)));
  }
}
