import type { Call, ReplyOf } from '@rentsafe/domain/contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { isAdmitted } from './role';

/** Answers that broke their schema; the tests' setup fails on any. */
export const contractBreaches: string[] = [];

/** What a handler replies to. */
export interface MockedRequest {
  ids: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  request: Request;
}

/** A refusal of a handler. */
export const refuse = (status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  HttpResponse.json(body, { status, headers });

/** A handler for a call of the contract: the result of `reply` is checked against the call's schema. */
export function answer<const C extends Call>(
  call: C,
  reply: (request: MockedRequest) => ReplyOf<C> | Response | Promise<ReplyOf<C> | Response>,
): HttpHandler {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](`*${call.path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    if (!isAdmitted(call))
      return refuse(403, { detail: 'You do not have permission to perform this action.' });
    const body =
      request.method === 'GET'
        ? undefined
        : await request
            .clone()
            .json()
            .catch(() => undefined);
    const query = new URL(request.url).searchParams;
    const result = await reply({ ids: params as Record<string, string>, query, body, request });
    if (result instanceof Response) return result;
    if (call.status === 204) return new HttpResponse(null, { status: 204 });
    const checked = call.reply.safeParse(result);
    if (!checked.success) {
      const breach = `${call.method} ${call.path}: ${checked.error.message}`;
      contractBreaches.push(breach);
      throw new Error(breach);
    }
    return HttpResponse.json(result as Record<string, unknown>, { status: call.status });
  });
}
