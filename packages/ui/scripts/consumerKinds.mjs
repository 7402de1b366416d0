// The stacks of `consumers`: what each needs beside react, its build, the folder that this leaves, and what is proven of it alone.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openChromium } from './chromium.mjs';
import { path } from './generate.mjs';

/** The version that the workspace itself works with. */
function installed(name) {
  const folder = ['node_modules', '../../node_modules'].find((modules) =>
    existsSync(path(`${modules}/${name}`)),
  );
  return JSON.parse(readFileSync(path(`${folder}/${name}/package.json`), 'utf8')).version;
}

export const versions = (...names) => Object.fromEntries(names.map((name) => [name, installed(name)]));

const react = versions('@types/react', '@types/react-dom');
const vite = { ...react, ...versions('vite', '@vitejs/plugin-react') };
const reactRouter = '7.18.4';
const viteBuild = { build: ['vite', 'build'], output: 'dist' };

/** Every script and style sheet carries the nonce; what components insert at run time needs none. */
const policy =
  "default-src 'none'; connect-src 'self'; font-src 'self'; img-src 'self' data:; script-src 'nonce-consumer' 'strict-dynamic'; style-src 'nonce-consumer'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The page says what it is about before any of its scripts runs. */
async function proveServed(folder) {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  for (const text of ['Flat 4', '$1,250.00', '01 Mar 2026', 'Tendai Moyo'])
    assert.ok(html.includes(text), `${text} is rendered on the server`);
}

/** Lists, their order and their files are a server's too: what reads them is not marked for the client. */
async function proveOnServer(folder) {
  await proveServed(folder);
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  for (const text of ['0 selected of J-2 then J-10', 'Number J-2 J-10'])
    assert.ok(html.includes(text), `${text} is read on the server`);
}

/** Utilities win over components, which win over Tailwind's reset. */
async function proveUtilities(_folder, url) {
  const { page, faults, close } = await openChromium();
  await page.goto(url);
  const button = page.getByRole('button', { name: 'Utility' });
  const style = await button.evaluate((element) => {
    const { paddingLeft, borderTopWidth, backgroundColor } = getComputedStyle(element);
    return { paddingLeft, borderTopWidth, isFilled: backgroundColor !== 'rgba(0, 0, 0, 0)' };
  });
  assert.deepEqual(style, { paddingLeft: '37px', borderTopWidth: '1px', isFilled: true });
  assert.deepEqual(faults, []);
  await close();
}

/** A table and a form inside of a shadow root: sorted, checked, and sent by keys. */
async function proveShadow(_folder, url) {
  const { page, faults, close } = await openChromium();
  await page.goto(`${url}/shadow.html`);
  const table = page.getByRole('table', { name: 'Vehicles' });
  const plates = () => table.getByRole('rowheader').allTextContents();
  await table.getByRole('button', { name: 'Plate' }).click();
  assert.deepEqual(await plates(), ['ACB 2093', 'AEK 4471']);
  const plate = page.getByRole('textbox', { name: 'Plate' });
  const border = (element) => getComputedStyle(element).borderTopColor;
  const light = await plate.evaluate(border);
  assert.notEqual(light, 'rgb(0, 0, 0)', 'has tokens, without a sheet in the document');
  const host = page.locator('#host');
  await host.evaluate((element) => Object.assign(element.dataset, { theme: 'dark' }));
  assert.notEqual(await plate.evaluate(border), light, 'has the theme of its host');
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await plate.and(page.locator('[aria-invalid=true]')).waitFor();
  await plate.fill('ADF 8830');
  await page.keyboard.press('Enter');
  await table.getByRole('row', { name: 'ADF 8830' }).waitFor();
  assert.deepEqual(faults, []);
  await close();
}

export const kinds = {
  vite: { needs: vite, ...viteBuild, policy, proof: proveShadow },
  'vanilla-extract': {
    needs: { ...vite, ...versions('@vanilla-extract/css', '@vanilla-extract/vite-plugin') },
    ...viteBuild,
  },
  tailwind: {
    needs: { ...vite, tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' },
    ...viteBuild,
    proof: proveUtilities,
  },
  next: {
    needs: { ...react, ...versions('typescript', '@types/node'), next: '16.4.6' },
    build: ['next', 'build'],
    output: 'out',
    proof: proveOnServer,
  },
  'react-router': {
    needs: {
      ...react,
      ...versions('vite', 'typescript'),
      'react-router': reactRouter,
      '@react-router/dev': reactRouter,
      '@react-router/node': reactRouter,
      isbot: '5.2.3',
    },
    build: ['react-router', 'build'],
    output: 'build/client',
    proof: proveServed,
  },
  astro: {
    needs: { ...react, astro: '5.18.2', '@astrojs/react': '4.4.2' },
    build: ['astro', 'build'],
    output: 'dist',
    proof: proveServed,
  },
  jsdom: {
    needs: {
      ...vite,
      ...versions('vitest', 'jsdom', '@testing-library/react', '@testing-library/dom'),
      ...versions('@testing-library/user-event'),
    },
  },
};
