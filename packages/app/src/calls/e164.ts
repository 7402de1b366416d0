import { splitPhones } from '@rentsafe/domain/individual';

/**
 * Telephone numbers as they are stored, E.164. What cannot be read as one stays as typed, and so does everything when
 * the code that reads them cannot be loaded.
 */
export async function toE164OrTyped(typed: readonly string[]): Promise<string[]> {
  try {
    const { phoneAsStored } = await import('@rentsafe/domain/phone');
    return typed.map(phoneAsStored);
  } catch {
    return [...typed];
  }
}

/**
 * Telephone numbers that were typed, as they are read: `+263 77 123 4567`. What is no number of Zimbabwe or, after +, of
 * another country stays as typed, and stands in `impossible`.
 */
export async function readPhones(typed: string): Promise<{ text: string; impossible: readonly string[] }> {
  const phones = splitPhones(typed);
  try {
    const { formatPhone, toE164 } = await import('@rentsafe/domain/phone');
    const read = phones.map((phone) => ({ phone, e164: toE164(phone) }));
    return {
      text: read.map(({ phone, e164 }) => (e164 ? formatPhone(e164) : phone)).join(', ') || typed,
      impossible: read.flatMap(({ phone, e164 }) => (e164 ? [] : [phone])),
    };
  } catch {
    return { text: typed, impossible: [] };
  }
}
