import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { path } from '../../scripts/generate.mjs';
import { allTokens } from './docs/tokens';
import { tokenFiles } from './tokenFiles';

const files = tokenFiles();
const read = (name: string) => JSON.parse(files[name] ?? '');

it.each(Object.entries(files))('tokens/%s is what the theme is now: accept with -u', async (name, text) => {
  await expect(text).toMatchFileSnapshot(path(`tokens/${name}`));
});

it('no file is left of a theme that was', () => {
  expect(readdirSync(path('tokens')).sort()).toEqual(Object.keys(files).sort());
});

/** The variables of a file in JSON: `color.danger.on-solid` is `--rs-color-danger-on-solid`. */
const variables = (node: object, at = '--rs'): string[] =>
  '$value' in node
    ? [at]
    : Object.entries(node).flatMap(([name, child]) => variables(child, `${at}-${name}`));

it('every token is in the files, in JSON and in CSS', () => {
  const inJson = ['light', 'comfortable', 'scales'].flatMap((name) => variables(read(`${name}.tokens.json`)));
  expect(inJson.sort()).toEqual(allTokens().sort());
  expect(variables(read('dark.tokens.json'))).toEqual(variables(read('light.tokens.json')));
  const inCss = new Set(files['tokens.css']?.match(/--rs-[\w-]+(?=:)/g));
  expect([...inCss].sort()).toEqual(allTokens().sort());
});

it('writes values as the format asks for', () => {
  const light = read('light.tokens.json');
  expect(light.color['surface-raised'].$value).toEqual({
    colorSpace: 'srgb',
    components: [1, 1, 1],
    alpha: 1,
    hex: '#ffffff',
  });
  expect(light.color.overlay.$value).toEqual({
    colorSpace: 'srgb',
    components: [0, 0, 0],
    alpha: 0.4,
    hex: '#000000',
  });
  expect(light.shadow.popover.$value).toHaveLength(2);
  const scales = read('scales.tokens.json');
  expect(scales.space.half.$value).toEqual({ value: 2, unit: 'px' });
  expect(scales.easing.standard.$value).toEqual([0.2, 0, 0, 1]);
  expect(scales.font.sans.$value[0]).toBe('Inter Variable');
});

it('states for each token what it is for', () => {
  const undescribed = Object.values(files).flatMap((text) => text.match(/"\$description": ""/g) ?? []);
  expect(undescribed).toEqual([]);
});
