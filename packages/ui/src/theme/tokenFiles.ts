import { figmaVariables } from './figmaVariables';
import { kebab } from './kebab';
import type { Mode } from './palette';
import type { density } from './scales';
import { tailwindTheme } from './tailwindTheme';
import {
  channelsOf,
  densityTree,
  leavesOf,
  pixelsOf,
  scaleTree,
  type Tree,
  themeTree,
  variableOf,
} from './tokenTree';
import { uses } from './uses';

/** A token as the Design Tokens Community Group writes it (2025.10). */
interface Token {
  $type: string;
  $value: unknown;
  $description: string;
}

/** Of `#rrggbb` or `rgba(r, g, b, a)`. */
function colorValue(text: string) {
  const [red, green, blue, alpha] = channelsOf(text);
  const components = [red, green, blue];
  const digits = components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return { colorSpace: 'srgb', components, alpha, hex: `#${digits}` };
}

const dimension = (text: string) => ({ value: pixelsOf(text), unit: 'px' });

const shadowValue = (text: string) =>
  text.split(/,\s*(?=0 )/).map((layer) => {
    const [offsetX = '0', offsetY = '0', blur = '0'] = layer.split(' ');
    return {
      color: colorValue(layer.slice(layer.indexOf('rgba'))),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension('0'),
    };
  });

const families = (text: string) => text.split(', ').map((name) => name.replaceAll("'", ''));
const numbers = (text: string) => text.match(/[\d.]+/g)?.map(Number);

/** By the group of the contract. */
const kinds: Record<keyof typeof uses, readonly [type: string, read: (text: string) => unknown]> = {
  color: ['color', colorValue],
  shadow: ['shadow', shadowValue],
  space: ['dimension', dimension],
  radius: ['dimension', dimension],
  font: ['fontFamily', families],
  fontSize: ['dimension', dimension],
  lineHeight: ['dimension', dimension],
  fontWeight: ['fontWeight', Number],
  z: ['number', Number],
  easing: ['cubicBezier', numbers],
  duration: ['duration', (text) => ({ value: Number.parseFloat(text), unit: 'ms' })],
  density: ['dimension', dimension],
};

function tokensOf(group: keyof typeof uses, values: Tree<string>): Tree<Token | object> {
  const [$type, read] = kinds[group];
  const walk = (value: Tree<string> | string, use: Tree<string> | string): object =>
    typeof value === 'string'
      ? { $type, $value: read(value), $description: use }
      : Object.fromEntries(
          Object.entries(value).map(([name, part]) => [
            kebab(name),
            walk(part, (use as Tree<string>)[name] ?? ''),
          ]),
        );
  return { [kebab(group)]: walk(values, uses[group]) };
}

const dtcg = (groups: Partial<Record<keyof typeof uses, Tree<string>>>) => {
  const trees = Object.entries(groups).map(([group, values]) => tokensOf(group as keyof typeof uses, values));
  const text = JSON.stringify(Object.assign({}, ...trees), null, 2);
  return `${text.replace(/\[\s+([^[\]{}]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`;
};

const declarations = (tree: Tree<string>): string[] =>
  leavesOf(tree).map(([path, value]) => `${variableOf(path)}: ${value};`);

const rule = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => line.replace(/^/gm, '  ')).join('\n')}\n}`;

const inTheme = (mode: Mode) => declarations(themeTree(mode));
const inDensity = (name: keyof typeof density) => declarations(densityTree(name));

/** Chosen in a page, or on the host of a shadow root. */
const on = (choice: string) => `${choice}, :host(:where(${choice}))`;

const css = () =>
  [
    rule(':root, :host', declarations(scaleTree)),
    rule(":root, :host, [data-density='comfortable']", inDensity('comfortable')),
    rule(on("[data-density='compact']"), inDensity('compact')),
    rule(":root, :host, [data-theme='light']", ['color-scheme: light;', ...inTheme('light')]),
    rule(on("[data-theme='dark']"), ['color-scheme: dark;', ...inTheme('dark')]),
    rule('@media (prefers-color-scheme: dark)', [
      rule(':root:where(:not([data-theme])), :host(:where(:not([data-theme])))', [
        'color-scheme: dark;',
        ...inTheme('dark'),
      ]),
    ]),
    rule('@media (forced-colors: active)', [rule(':root, :host, [data-theme]', inTheme('forced'))]),
    rule('@media (prefers-reduced-motion: reduce)', [
      rule(':root, :host', declarations({ duration: { fast: '0s', normal: '0s' } })),
    ]),
    '',
  ].join('\n');

/** Every token as files: DTCG JSON, one for each mode of a collection; CSS; variables of Figma; a theme of Tailwind. */
export const tokenFiles = (): Record<string, string> => ({
  'light.tokens.json': dtcg(themeTree('light')),
  'dark.tokens.json': dtcg(themeTree('dark')),
  'comfortable.tokens.json': dtcg(densityTree('comfortable')),
  'compact.tokens.json': dtcg(densityTree('compact')),
  'scales.tokens.json': dtcg(scaleTree),
  'tokens.css': css(),
  'figma.variables.json': `${JSON.stringify(figmaVariables(), null, 2)}\n`,
  'tailwind.css': tailwindTheme(),
});
