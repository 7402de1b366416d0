import type { FastifyRequest } from 'fastify';
import type { TableStates } from '../db/counts.ts';
import { unauthorised } from '../http/errors.ts';
import type { Principal } from './admission.ts';

/** The person who makes the request, in a call that needs a session. */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw unauthorised('Authentication credentials were not provided.');
  return request.principal;
}

/** The state that tables were in after the request arrived, in a call that needs a session. */
export function tablesFor(request: FastifyRequest): TableStates {
  if (!request.tables) throw unauthorised('Authentication credentials were not provided.');
  return request.tables;
}
