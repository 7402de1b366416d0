import type { Page } from '@playwright/test';
import { chooseOption } from './support/lists.ts';
import { expect, openSignedIn, test } from './support/test.ts';

/** What a finger needs (WCAG 2.5.5). */
const FINGER = 44;

/**
 * The links, buttons and boxes within `part` whose target, with its label, is smaller than a finger: pressed 22 px from their
 * middle, to any side, it is they that answer.
 */
const smallTargets = (page: Page, part: string) =>
  page.locator(part).evaluateAll((parts, finger) => {
    const reach = finger / 2 - 1;
    const targets = parts.flatMap((within) => [
      ...within.querySelectorAll<HTMLElement>('a, button, input[type=checkbox], input[type=radio]'),
    ]);
    return targets.flatMap((target) => {
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      const pressed = [target, ...labels];
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const boxes = pressed.map((element) => element.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      if (right - left < 2) return [];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const edges = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      const missed = edges.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return !pressed.some((element) => element.contains(hit));
      });
      return missed.length === 0
        ? []
        : [
            `${pressed.map(({ textContent }) => textContent).join('') || target.getAttribute('aria-label')}: ${Math.round(right - left)} × ${Math.round(bottom - top)}`,
          ];
    });
  }, FINGER);

const lists = [
  '/services/rent-safe?tab=individual&individual_q=moyo',
  '/services/rent-safe?tab=company',
  '/services/rent-safe/leases',
  '/services/rent-safe/customers/receipts',
];

const phone = { width: 390, height: 844 };
const tablet = { width: 1024, height: 768 };
const devices = {
  'a phone': { size: phone, hasTouch: true, isMobile: true },
  'a window of 390 px': { size: phone, hasTouch: false, isMobile: false },
  'a tablet': { size: tablet, hasTouch: true, isMobile: true },
};

for (const [device, { size, ...options }] of Object.entries(devices)) {
  test.describe(`on ${device}`, () => {
    test.use(options);
    test('what is pressed in the table of a list is 44 px wide and high', async ({ page }) => {
      // All lists are made of one table: a phone shows what each puts into it.
      for (const path of device === 'a phone' ? lists : lists.slice(0, 1)) {
        await openSignedIn(page, path);
        await page.setViewportSize(size);
        await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
        expect.soft(await smallTargets(page, 'main table'), path).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
  });
}

test('in a window of 390 px all buttons of a list are 44 px high, and the boxes of its preferences stand evenly', async ({
  page,
}) => {
  await openSignedIn(page, '/services/rent-safe/leases');
  await page.setViewportSize(phone);
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  await chooseOption(page, 'Preferences');
  const low = page.getByRole('main').getByRole('button').filter({ visible: true });
  expect(
    await low.evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().height < 44)
        .map((button) => button.textContent || button.getAttribute('aria-label')),
    ),
  ).toEqual([]);
  const preferences = page.getByRole('group', { name: 'Preferences' });
  const steps = await preferences.getByRole('checkbox').evaluateAll((boxes) => {
    const tops = boxes.map((box) => Math.round(box.getBoundingClientRect().top));
    return tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
  });
  // The last is of the rows, not a column: the form has it a gap further down.
  const gap = await preferences.evaluate((form) => Number.parseFloat(getComputedStyle(form).rowGap));
  expect(steps.pop(), 'the box of the rows').toBe((steps[0] ?? 0) + gap);
  expect(steps, 'one step').toEqual(steps.map(() => steps[0]));
});

for (const device of ['a phone', 'a tablet'] as const) {
  test.describe(`on ${device}`, () => {
    const { size, ...options } = devices[device];
    test.use(options);
    test('what is pressed in a form is 44 px wide and high', async ({ page }) => {
      await openSignedIn(page, '/services/rent-safe/admin/internal-users');
      await page.setViewportSize(size);
      await chooseOption(page, 'Preferences');
      await expect(page.getByRole('checkbox', { name: 'Compact rows' })).toBeVisible();
      expect.soft(await smallTargets(page, 'main [role=group]:has(input)'), 'preferences').toEqual([]);
      await page.keyboard.press('Escape');
      // The first row is one's own: nobody deactivates themselves.
      const edit = page.getByRole('button', { name: /^Edit / }).nth(1);
      await edit.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await edit.click();
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^Active/ })).toBeVisible();
      expect.soft(await smallTargets(page, '[role=dialog]'), 'a user').toEqual([]);
    });
  });
}
