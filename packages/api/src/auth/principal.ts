import type { FastifyRequest } from 'fastify';
import { unauthorised } from '../http/errors.ts';
import type { Principal } from './admission.ts';

/** The user who makes the request, in a call that needs a session. */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw unauthorised('Authentication credentials were not provided.');
  return request.principal;
}
