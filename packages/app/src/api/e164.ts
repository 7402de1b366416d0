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
