import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/** One call of the contract: what is sent, and what a success answers. */
export interface Call<Body extends Schema = Schema, Reply extends Schema = Schema> {
  method: Method;
  /** Ends with a slash; ids stand in braces: `/api/companies/{id}/`. */
  path: string;
  /** One line for the API's documentation. */
  summary: string;
  /** Absent when nothing is sent, or bytes are. */
  body?: Body;
  /** What is sent is not JSON but the bytes of a file. */
  upload?: true;
  /** Names of the query parameters, all optional unless the list of calls says otherwise. */
  query?: readonly string[];
  /** Status of success. */
  status: 200 | 201 | 204;
  /** Schema of the answer; `z.void()` for 204. */
  reply: Reply;
  /** The answer is text of this type. @default application/json */
  media?: 'text/plain' | 'text/csv' | 'application/octet-stream';
  /** False for the calls that need no session. */
  session?: false;
  /** An approval: where the server is set so, it needs a second factor that was given a few minutes ago at most. */
  asksFactor?: true;
}

export type BodyOf<C> = C extends { body: infer B extends Schema } ? z.input<B> : undefined;
export type ReplyOf<C> = C extends { reply: infer R extends Schema } ? z.output<R> : never;

/** Types a call from its literal. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Encodes a value; lone surrogates, at which encodeURIComponent throws, become U+FFFD. */
const encode = (value: unknown) => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'));

/** The path with its ids and query filled in; parameters that are undefined or empty are left out. */
export function pathOf(
  call: Pick<Call, 'path'>,
  ids: Record<string, number | string> = {},
  query: Record<string, number | string | undefined> = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(ids[name] ?? ''));
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');
  return search ? `${path}?${search}` : path;
}
