import type { Call } from './call.ts';

/** Checks an answer; a schema of zod is one too. */
export interface Answer<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

/** A call whose answer is read without zod: see `firstCalls`. */
export interface FirstCall<Body = unknown, Reply = unknown> extends Omit<Call, 'body' | 'reply'> {
  reply: Answer<Reply>;
  /** The type of what is sent; never there at run time. */
  bodyType?: (body: Body) => void;
}
