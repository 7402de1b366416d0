import { signAccess } from '../../auth/accessToken.ts';
import { startSession } from '../../auth/sessions.ts';
import type { TestServer } from '../../testing/server.ts';

/** The provider's User and Admin, and a User and two Admins of each of two client companies. */
export const actorNames = ['XU', 'XA1', 'XA2', 'YU', 'YA1', 'YA2', 'PU', 'PA'] as const;
export type ActorName = (typeof actorNames)[number];

export interface Actor {
  name: ActorName;
  id: number;
  client: number;
  isAdmin: boolean;
  token: string;
}

export const isProvider = ({ client }: Pick<Actor, 'client'>) => client === 1;

/** A session that begins now. */
export async function tokenOf({ app, db, clock }: TestServer, userId: number): Promise<string> {
  return signAccess(app, await startSession(db, { userId, now: clock.now }), clock.now);
}
