import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

/** What a finger needs (WCAG 2.5.5). */
const FINGER = 44;

/**
 * The links, buttons and boxes within a table whose target is smaller than a finger: pressed 22 px from their middle, to any
 * side, it is they that answer.
 */
const smallTargets = (page: Page) =>
  page.locator('main table').evaluateAll((tables, finger) => {
    const reach = finger / 2 - 1;
    const targets = tables.flatMap((table) => [...table.querySelectorAll('a, button, input[type=checkbox]')]);
    return targets.flatMap((target) => {
      const pressed = target.closest('label') ?? target;
      pressed.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, right, top, bottom } = pressed.getBoundingClientRect();
      if (right - left < 2) return [];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const edges = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      const missed = edges.filter(([x, y]) => !pressed.contains(document.elementFromPoint(x, y)));
      return missed.length === 0
        ? []
        : [
            `${target.textContent || target.getAttribute('aria-label')}: ${Math.round(right - left)} × ${Math.round(bottom - top)}`,
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
      for (const path of lists) {
        await openSignedIn(page, path);
        await page.setViewportSize(size);
        await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
        expect.soft(await smallTargets(page), path).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
  });
}
