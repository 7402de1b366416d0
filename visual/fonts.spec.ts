import { expect, test } from '@playwright/test';

test('letters come from the fonts of the dependencies, whatever the machine has', async ({ page }) => {
  await page.setContent(
    [
      'sans-serif',
      'serif',
      'monospace',
      'Arial',
      'Liberation Serif',
      'Noto Sans',
      'ui-monospace, Menlo, monospace',
    ]
      .map((family) => `<p style="font-family: ${family}">Rent 1,234.56 ქართული עברית</p>`)
      .join(''),
  );
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const used = await Promise.all(
    nodeIds.map((nodeId) => cdp.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  const families = used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName));
  expect(
    new Set(families),
    'pictures are compared on Linux only, where Chromium reads visual/fonts.conf',
  ).toEqual(new Set(['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono']));
});
