import { userEvent, waitFor } from 'storybook/test';

/** What a key does, the keys as userEvent writes them ('' for none), and what must hold then. */
export type KeyRow = readonly [rule: string, keys: string, holds: () => unknown];

/** Follows a keyboard table of the APG row by row; a failure names its row. */
export async function followKeys(rows: readonly KeyRow[]): Promise<void> {
  for (const [rule, keys, holds] of rows) {
    if (keys) await userEvent.keyboard(keys);
    try {
      await waitFor(async () => holds());
    } catch (error) {
      throw new Error(`${rule} (${keys || 'no key'}): ${String(error)}`, { cause: error });
    }
  }
}
