import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { path } from '../../scripts/generate.mjs';
import { contrast } from './contrast';
import { kebab } from './kebab';
import { pairs } from './pairs';
import { color, inMode } from './palette';

const page = readFileSync(path('../../docs/theming.md'), 'utf8');
const [, brand = ''] = page.split('## The brand');

/** The tokens that the page's brand sets in one theme. */
function brandIn(mode: 'light' | 'dark') {
  const [, rules = ''] = new RegExp(`data-theme='${mode}'\\] \\{([^}]*)`).exec(brand) ?? [];
  const declarations = rules.matchAll(/--rs-color-([a-z-]+): (#[0-9a-f]{6});/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

const carriesTheHue = Object.keys(color)
  .filter((name) => /^(accent|focusRing|selection)/.test(name))
  .map(kebab);

it.each(['light', 'dark'] as const)('the brand of docs/theming.md is whole, and contrasts, in %s', (mode) => {
  const set = brandIn(mode);
  expect([...set.keys()].sort()).toEqual(carriesTheHue.sort());
  const colors = inMode(color, mode);
  const themed = Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [name, set.get(kebab(name)) ?? value]),
  ) as typeof colors;
  const weak = pairs(themed).filter(
    ({ foreground, background, least }) => contrast(foreground, background) < least,
  );
  expect(weak).toEqual([]);
});
