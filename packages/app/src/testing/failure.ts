import { expect } from 'vitest';
import type { ApiError } from '../calls/ApiError';

/** What a call is rejected with; a call that succeeds fails the test. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error as ApiError,
  );
