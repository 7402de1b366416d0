import { useFormatPhone } from './useFormatPhone';

function Telephones({ numbers }: { numbers: string }) {
  return numbers.split(', ').map(useFormatPhone()).join(', ');
}

/** Stored telephones, with a comma between them, as they are read; null where there are none. */
export const telephones = (numbers: string | null | undefined) =>
  numbers?.trim() ? <Telephones numbers={numbers} /> : null;
