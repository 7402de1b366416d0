import { MAX_FILE_BYTES } from '@rentsafe/domain/file';
import { HttpError } from '../http/errors.ts';

const MIB = 1024 ** 2;
const OF_USER = 64 * MIB;
const OF_ALL = 512 * MIB;

const tooMany = (status: 429 | 503, detail: string) => new HttpError(status, detail, { 'retry-after': '10' });

/**
 * How much memory uploads have that are on their way, which may take ten minutes: nobody takes what others need. `reserve` returns what
 * gives it back.
 */
export function arrivingBytes() {
  const users = new Map<number, number>();
  let all = 0;
  const add = (user: number, bytes: number) => {
    all += bytes;
    const now = (users.get(user) ?? 0) + bytes;
    if (now > 0) users.set(user, now);
    else users.delete(user);
  };
  return {
    /** @param length as the sender says; what it does not say may be as much as a file. */
    reserve: (user: number, length: number | undefined): (() => void) => {
      const bytes = length ?? MAX_FILE_BYTES;
      if ((users.get(user) ?? 0) + bytes > OF_USER) {
        throw tooMany(429, 'Your other files are still uploading. Wait until they have finished.');
      }
      if (all + bytes > OF_ALL) throw tooMany(503, 'Too many files are being uploaded at the moment.');
      add(user, bytes);
      return () => add(user, -bytes);
    },
  };
}
