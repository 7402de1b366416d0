import type { FastifyRequest } from 'fastify';
import { principalOf } from './principal.ts';

/** The one company that a client may see, or all for `null`. */
export type CompanyScope = number | null;

/** No company has this id: a client that belongs to none sees nothing. */
const NO_COMPANY = 0;

/** The one company that the person may see; null for staff, who see all. */
export function companyScope(request: FastifyRequest): CompanyScope {
  const { role, companyId } = principalOf(request);
  return role === 'admin' || role === 'user' ? null : (companyId ?? NO_COMPANY);
}

/** The one client that the person belongs to; null for staff, who see all. */
export type ClientScope = number | null;

export function clientScope(request: FastifyRequest): ClientScope {
  const { role, clientId } = principalOf(request);
  return role === 'admin' || role === 'user' ? null : clientId;
}
