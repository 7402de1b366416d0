import { canonical } from './changes';

/** A value that was sent. */
export interface Attempt {
  /** By which the server recognises it. */
  idempotencyKey: string;
  /** It is known how it ended. */
  isSettled: boolean;
}

/** What was sent: the same value sent once more is the same attempt, under the same key. */
export interface Attempts {
  /** The attempt with this value, if it was sent. */
  of: (value: unknown) => Attempt | undefined;
  /** Keeps an attempt. */
  note: (value: unknown, attempt: Attempt) => void;
  /** Takes an attempt out. */
  forget: (value: unknown) => void;
  /** A form opens: what has ended before is not sent by it again, but anew. */
  forgetSettled: () => void;
}

/** Remembers attempts in memory, for as long as you keep it: in a module, they outlive their form. Make a new one when somebody signs out. */
export function createAttempts(): Attempts {
  const all = new Map<string, Attempt>();
  return {
    of: (value) => all.get(canonical(value)),
    note: (value, attempt) => void all.set(canonical(value), attempt),
    forget: (value) => void all.delete(canonical(value)),
    forgetSettled: () => {
      for (const [key, { isSettled }] of all) if (isSettled) all.delete(key);
    },
  };
}

/** By which a server recognises the same attempt sent twice. */
export function newIdempotencyKey(): string {
  // Not randomUUID: browsers have it on secure origins only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
