import type { Also, Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';

/** A dialog, also while another one lies over it. */
export const dialogNamed = (name: string | RegExp) => (world: World) =>
  world.page.getByRole('dialog', { name, includeHidden: true });

/** The count of problems sends to the fields: it is announced beside the toast. */
export const problemCount: Also = {
  words: /^There (is|are) \d+ problems? in this form$/,
  because:
    'The count of problems goes with the focus to the first field; the message stands there and in the toast.',
};

/** A list with its search: what was searched for stands in its box. */
export function list(
  given: Pick<Surface, 'id' | 'call'> & { path: string; box: string; query: string; failure: RegExp },
): Surface {
  const box = ({ page }: World) => page.getByPlaceholder(given.box);
  return {
    ...given,
    kind: 'read',
    signedIn: true,
    // Found while a dialog lies over it, too.
    fields: ({ page }) => page.locator('main'),
    open: async (world) => {
      await world.page.goto(given.path);
      await expect(world.page.getByText(/1 \/ \d+/)).toBeVisible();
    },
    fill: (world) => box(world).fill(given.query),
    trigger: (world) => box(world).press('Enter'),
    busy: ({ page }) => page.locator('table[aria-busy=true]'),
    // Who may not see a list is offered no Retry beside it.
    recover: async ({ page }) => {
      const retry = page.getByRole('button', { name: 'Retry' });
      await ((await retry.isVisible()) ? retry : page.getByRole('button', { name: 'Refresh' })).click();
    },
    done: async ({ page }) => {
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toContainText(new RegExp(given.query, 'i'));
    },
    refusal: { body: { q: ['Search for something shorter.'] }, says: 'Search for something shorter.' },
  };
}
