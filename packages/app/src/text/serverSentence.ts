import { day } from './day';
import { withGroupedAmounts } from './grouped';

/** What a server of the specification says of a reference that names nothing, or nothing that the caller may see. */
const unknownReference = /Invalid pk "[^"]*" - object does not exist\./g;

/** A sentence of the server for a person: its days and amounts as records show them, and no internal ids. */
export const serverSentence = (text: string): string =>
  withGroupedAmounts(text)
    .replace(unknownReference, 'This is not in your records any more. Choose another.')
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, (written) => day(written) || written);
