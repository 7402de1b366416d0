import type { FastifyRequest } from 'fastify';
import { principalOf } from './principal.ts';

/** The client that the user belongs to; null for staff, who see all. */
export type ClientScope = number | null;

export function clientScope(request: FastifyRequest): ClientScope {
  const { role, clientId } = principalOf(request);
  return role === 'admin' || role === 'user' ? null : clientId;
}
