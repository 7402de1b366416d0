import { readdirSync } from 'node:fs';
import { compile } from 'tailwindcss';
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

it('Figma gets a value of each variable in each mode of its collection, and the name that code uses', () => {
  const { variables, variableModes, variableModeValues } = read('figma.variables.json');
  const expected = variables.flatMap((one: { id: string; variableCollectionId: string }) =>
    variableModes
      .filter(
        (mode: { variableCollectionId: string }) => mode.variableCollectionId === one.variableCollectionId,
      )
      .map((mode: { id: string }) => `${one.id} ${mode.id}`),
  );
  const given = variableModeValues.map(
    (value: { variableId: string; modeId: string }) => `${value.variableId} ${value.modeId}`,
  );
  expect(given.sort()).toEqual(expected.sort());
  expect(variables).toContainEqual({
    action: 'CREATE',
    id: 'color/surface',
    name: 'color/surface',
    variableCollectionId: 'theme',
    resolvedType: 'COLOR',
    description: 'The page.',
    codeSyntax: { WEB: 'var(--rs-color-surface)' },
  });
  expect(variables.filter((one: { description: string }) => !one.description)).toEqual([]);
});

it('Tailwind makes utilities of the tokens, which follow theme and density', async () => {
  const { build } = await compile(`@tailwind utilities;\n${files['tailwind.css']}`);
  const names = [
    'bg-surface-raised',
    'text-md',
    'rounded-lg',
    'h-control-height',
    'shadow-popover',
    'z-dialog',
  ];
  const sheet = build([...names, 'font-semibold', 'ease-standard', 'duration-fast', 'font-mono']);
  const used = sheet.match(/var\(--rs-[\w-]+\)/g);
  expect([...new Set(used)].sort()).toEqual(
    [
      'color-surface-raised',
      'density-control-height',
      'duration-fast',
      'easing-standard',
      'font-mono',
      'font-size-md',
      'font-weight-semibold',
      'line-height-md',
      'radius-lg',
      'shadow-popover',
      'z-dialog',
    ].map((name) => `var(--rs-${name})`),
  );
});

it('states for each token what it is for', () => {
  const undescribed = Object.values(files).flatMap((text) => text.match(/"\$description": ""/g) ?? []);
  expect(undescribed).toEqual([]);
});
