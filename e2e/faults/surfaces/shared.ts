import type { List } from '../../../packages/app/src/testing/lists.ts';
import type { RelatedText, Surface, SurfaceId } from '../matrix.ts';
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

/** A call of that path alone. */
export const exactly = (path: string) => new RegExp(`^${path}$`);

/** A list with its search box. */
export function list(id: SurfaceId, { at, placeholder, term, searchPath }: List): Surface {
  const box = ({ page }: World) => page.getByPlaceholder(placeholder);
  return {
    id,
    call: { method: 'GET', path: exactly(searchPath) },
    failure: new RegExp(`Search failed for query "${term}"|You don't have permission to view this list`),
    kind: 'read',
    signedIn: true,
    // Also while a dialog covers it.
    fields: ({ page }) => page.locator('main'),
    open: async (world) => {
      await world.page.goto(at);
      await expect(world.page.getByText(/1 \/ \d+/)).toBeVisible();
    },
    fill: (world) => box(world).fill(term),
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
      await expect(page.getByRole('row').nth(1)).toContainText(new RegExp(term, 'i'));
    },
    refusal: { body: { q: ['Search for something shorter.'] }, message: 'Search for something shorter.' },
  };
}
