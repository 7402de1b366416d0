import type { FastifyRequest } from 'fastify';
import { principalOf } from './principal.ts';

/** The company that a client may see; null for all. */
export type CompanyScope = number | null;

/** No company has this id: a client that belongs to none sees nothing. */
const NO_COMPANY = 0;

/** The company that the user may see; null for staff, who see all. */
export function companyScope(request: FastifyRequest): CompanyScope {
  const { role, companyId } = principalOf(request);
  return role === 'admin' || role === 'user' ? null : (companyId ?? NO_COMPANY);
}

/** The client that the user belongs to; null for staff, who see all. */
export type ClientScope = number | null;

export function clientScope(request: FastifyRequest): ClientScope {
  const { role, clientId } = principalOf(request);
  return role === 'admin' || role === 'user' ? null : clientId;
}
