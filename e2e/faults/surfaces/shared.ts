import type { RelatedText, Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';

/** A dialog, also while another one lies over it. */
export const dialogNamed = (name: string | RegExp) => (world: World) =>
  world.page.getByRole('dialog', { name, includeHidden: true });

/** The count of problems leads to the fields: it is announced beside the toast. */
export const problemCount: RelatedText = {
  text: /^There (is|are) \d+ problems? in this form$/,
  because:
    'The count of problems accompanies the focus to the first field; the message is there and in the toast.',
};

/** A list with its search box. */
export function list(
  options: Pick<Surface, 'id' | 'call'> & { path: string; box: string; query: string; failure: RegExp },
): Surface {
  const box = ({ page }: World) => page.getByPlaceholder(options.box);
  return {
    ...options,
    kind: 'read',
    signedIn: true,
    // Also while a dialog covers it.
    fields: ({ page }) => page.locator('main'),
    open: async (world) => {
      await world.page.goto(options.path);
      await expect(world.page.getByText(/1 \/ \d+/)).toBeVisible();
    },
    fill: (world) => box(world).fill(options.query),
    trigger: (world) => box(world).press('Enter'),
    busy: ({ page }) => page.locator('table[aria-busy=true]'),
    // Without permission to view a list there is no Retry.
    recover: async ({ page }) => {
      const retry = page.getByRole('button', { name: 'Retry' });
      await ((await retry.isVisible()) ? retry : page.getByRole('button', { name: 'Refresh' })).click();
    },
    isDone: async ({ page }) => {
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toContainText(new RegExp(options.query, 'i'));
    },
    refusal: { body: { q: ['Search for something shorter.'] }, message: 'Search for something shorter.' },
  };
}
