import { expect } from '@playwright/test';
import type { OtherBrowser, Point } from './OtherBrowser.ts';
import { test } from './test.ts';

interface Box extends Point {
  width: number;
  height: number;
}

/** Shows a story as it stands. */
async function show(other: OtherBrowser, id: string, globals = '') {
  await other.resize({ width: 1280, height: 800 });
  await other.goto(
    `${process.env.STORYBOOK_URL}/iframe.html?viewMode=story&id=components-${id}&globals=${globals}`,
  );
  await expect
    .poll(() => other.run('Boolean(document.querySelector("#storybook-root > *")?.getClientRects().length)'))
    .toBe(true);
}

const boxOf = (other: OtherBrowser, element: string) =>
  other.run<Box>(
    `(({ x, y, width, height }) => ({ x, y, width, height }))((${element}).getBoundingClientRect())`,
  );
const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

for (const direction of ['ltr', 'rtl'])
  test(`a column grows and shrinks as its boundary is dragged, ${direction}`, async ({ other }) => {
    await show(other, 'data-datatable-columns--all-columns', `direction:${direction}`);
    const boundary = 'document.querySelector("#storybook-root th hr")';
    const header = 'document.querySelector("#storybook-root th")';
    const outwards = direction === 'rtl' ? -1 : 1;
    for (const by of [64, -32]) {
      const before = await boxOf(other, header);
      const from = middleOf(await boxOf(other, boundary));
      await other.drag(from, { ...from, x: from.x + by * outwards });
      await expect
        .poll(async () => Math.abs((await boxOf(other, header)).width - before.width - by))
        .toBeLessThan(2);
    }
  });

test('a column is dragged to another place', async ({ other }) => {
  await show(other, 'data-datatable-preferences--panel-open');
  const handles = `document.querySelectorAll('li button[aria-label^="Move "]')`;
  await expect.poll(() => other.run(`${handles}.length`)).toBe(3);
  const heads = () =>
    other.run<string[]>('[...document.querySelectorAll("#storybook-root th")].map((th) => th.textContent)');
  const before = await heads();
  const from = middleOf(await boxOf(other, `${handles}[0]`));
  const to = middleOf(await boxOf(other, `${handles}[1]`));
  await other.drag(from, { ...to, y: to.y + 8 });
  await expect.poll(async () => (await heads())[1]).toBe(before[0]);
});

test('a signature is drawn', async ({ other }) => {
  await show(other, 'forms-signaturefield--empty');
  const { x, y, width, height } = await boxOf(other, 'document.querySelector("svg[role=img]")');
  await other.drag({ x: x + 20, y: y + 20 }, { x: x + width / 2, y: y + height / 2 });
  await expect
    .poll(() => other.run<string>('document.querySelector("svg[role=img] path").getAttribute("d")'))
    .toMatch(/^M.*\d/);
});
