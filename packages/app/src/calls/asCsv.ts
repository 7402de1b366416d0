import type { Call } from '@rentsafe/domain/contract';
import type { LenientCall } from './attempt';

/** The call with its reply as the text of a CSV file. */
export const asCsv = (call: Call): LenientCall<never, string> => ({
  ...call,
  media: 'text/csv',
  reply: {
    safeParse: (value) =>
      typeof value === 'string' ? { success: true, data: value } : { success: false, error: 'no text' },
  },
});
