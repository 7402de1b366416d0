// Every component, built from dist, in Chromium: under a policy without unsafe-inline, and with hostile texts on a narrow
// page. Its stories are checked with axe by the pictures. `node --test scripts/gallery.check.mjs`, after `tsup`.
import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { openChromium, serve } from './chromium.mjs';
import { path, subpathOf } from './generate.mjs';

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'";

/** The samples import their siblings' source: here they get what is published. */
const published = {
  name: 'published',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const [, folder] = importer.match(/(?:components|rent)\/(\w+)\/\w+\.(?:conformance|sample)\.tsx?$/) ?? [];
    if (/^@rentsafe\/ui\/(styles|rent)\.css$/.test(source)) return path(`dist/${basename(source)}`);
    if (source.startsWith('@rentsafe/ui/')) return path(`dist/${basename(source)}.js`);
    // A `.sample` is of the tests alone, and not published.
    if (!folder || !source.startsWith('.') || source.endsWith('.sample')) return undefined;
    const [, other] = source.match(/^\.\.\/(?:\.\.\/components\/)?(\w+)(?:\/|$)/) ?? [];
    return path(`dist/${source.startsWith('../../theme') ? 'theme' : subpathOf(other ?? folder)}.js`);
  },
};

const interactions = {
  Combobox: (page) => page.getByRole('combobox').fill('moyo'),
  DateField: async (page) => {
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await page.getByRole('grid').waitFor();
  },
  ThemeToggle: async (page) => {
    await page.getByRole('button').click();
    await page.getByRole('menu').waitFor();
  },
  Toaster: async (page) => {
    await page.evaluate(() => void window.gallery.showToasts());
    await page.getByText('Not saved').waitFor();
  },
};

const folder = await mkdtemp(join(tmpdir(), 'rentsafe-gallery-'));
let served;
let chromium;
let names;

before(async () => {
  await build({
    configFile: false,
    root: path('gallery'),
    logLevel: 'error',
    plugins: [react(), published],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  await cp(path('dist/theme-start.js'), join(folder, 'theme-start.js'));
  served = await serve(folder, { 'Content-Security-Policy': policy });
  chromium = await openChromium();
  await chromium.page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      window.violations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  await chromium.page.goto(served.url);
  names = await chromium.page.evaluate(() => window.gallery.names);
});

after(async () => {
  await chromium?.close();
  await served?.close();
  await rm(folder, { recursive: true, force: true });
});

async function show(name) {
  await chromium.page.evaluate((sample) => window.gallery.show(sample), name);
  await interactions[name]?.(chromium.page);
}

test('no component needs unsafe-inline, open or closed', async () => {
  const { page, faults } = chromium;
  assert.ok(names.length > 60, 'found the samples');
  const found = [];
  for (const name of names) {
    await show(name);
    const violations = await page.evaluate(() => window.violations.splice(0));
    found.push(...[...violations, ...faults.splice(0)].map((text) => `${name}: ${text}`));
  }
  assert.deepEqual(found, []);
});

test('no text, however hostile, runs code, throws or makes a narrow page scroll sideways', async () => {
  const { page, faults } = chromium;
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const found = [];
  for (const name of names) {
    const problems = await page.evaluate(async (sample) => {
      const found = [];
      for (const text of window.gallery.hostile) {
        window.gallery.show(sample, text);
        // What it does once it is painted, too: a table that is too wide gets a frame of its own.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { scrollWidth, clientWidth } = document.documentElement;
        if ('hacked' in window) found.push(`${text}: ran`);
        if (scrollWidth > clientWidth)
          found.push(`${text}: ${scrollWidth - clientWidth} px wider than the window`);
      }
      return found;
    }, name);
    found.push(...problems.map((problem) => `${name}, ${problem}`));
  }
  await page.setViewportSize(wide);
  assert.deepEqual([...found, ...faults.splice(0)], []);
});

/** Runs in the page: the texts of which a part is out of sight for good, in a box that cuts off and cannot be scrolled. */
function cutOff() {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { left, right, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0 || !texts.currentNode.data.trim()) continue;
    for (let box = texts.currentNode.parentElement; box; box = box.parentElement) {
      const { overflowX, textOverflow, position, clipPath } = getComputedStyle(box);
      // For screen readers alone; shortened with a mark; scrolled.
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) break;
      const edges = box.getBoundingClientRect();
      const sticksOut = left < edges.left - 1 || right > edges.right + 1;
      const isControl = /^(BUTTON|A|LABEL)$/.test(box.tagName) || /menuitem|option|tab/.test(box.role ?? '');
      if (sticksOut && (isControl || /hidden|clip/.test(overflowX))) {
        found.add(`<${box.localName} class="${box.className}">`);
      }
      if (position === 'fixed') break;
    }
  }
  return [...found];
}

test('no long word is cut off, or sticks out of its control', async () => {
  const { page } = chromium;
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const found = [];
  for (const name of names) {
    await page.evaluate(async (sample) => {
      window.gallery.show(sample, window.gallery.hostile.at(-1));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, name);
    found.push(...(await page.evaluate(cutOff)).map((box) => `${name}: ${box}`));
  }
  await page.setViewportSize(wide);
  assert.deepEqual(found, []);
});

test('controls are 44 px for a finger, save on a page that is compact', async () => {
  const touch = await chromium.page.context().browser().newPage({ isMobile: true, hasTouch: true });
  await touch.goto(served.url);
  const heights = [];
  for (const density of ['comfortable', 'compact']) {
    heights.push(
      await touch.evaluate((name) => {
        document.documentElement.dataset.density = name;
        return getComputedStyle(document.documentElement).getPropertyValue('--rs-density-control-height');
      }, density),
    );
  }
  await touch.close();
  assert.deepEqual(heights, ['2.75rem', '1.875rem']);
});
