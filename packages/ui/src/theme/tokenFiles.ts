import { kebab } from './kebab';
import { color, inMode, type Mode, shadow } from './palette';
import { density, duration, scales } from './scales';
import { uses } from './uses';

type Tree<Leaf> = { readonly [name: string]: Leaf | Tree<Leaf> };

/** A token as the Design Tokens Community Group writes it (2025.10). */
interface Token {
  $type: string;
  $value: unknown;
  $description: string;
}

const round = (value: number) => Number(value.toFixed(4));

/** Of `#rrggbb` or `rgba(r, g, b, a)`. */
function colorValue(text: string) {
  const hex = /^#(..)(..)(..)$/.exec(text)?.slice(1);
  const parts = hex?.map((part) => Number.parseInt(part, 16)) ?? text.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  const components = [red, green, blue].map((part) => round(part / 255));
  const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return { colorSpace: 'srgb', components, alpha, hex: `#${digits}` };
}

/** In px, at 16 px to the rem: design tools know no rem. */
function dimension(text: string) {
  const figure = Number.parseFloat(text);
  return { value: text.endsWith('rem') ? figure * 16 : figure, unit: 'px' };
}

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

const declarations = (tree: Tree<string>, path: string): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${path}-${kebab(name)}: ${value};`]
      : declarations(value, `${path}-${kebab(name)}`),
  );

const rule = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => line.replace(/^/gm, '  ')).join('\n')}\n}`;

const inTheme = (mode: Mode) => declarations(inMode({ color, shadow }, mode), '--rs');
const inDensity = (name: keyof typeof density) => declarations({ density: density[name] }, '--rs');

const css = () =>
  [
    rule(':root', declarations({ ...scales, duration }, '--rs')),
    rule(":root, [data-density='comfortable']", inDensity('comfortable')),
    rule("[data-density='compact']", inDensity('compact')),
    rule(":root, [data-theme='light']", ['color-scheme: light;', ...inTheme('light')]),
    rule("[data-theme='dark']", ['color-scheme: dark;', ...inTheme('dark')]),
    rule('@media (prefers-color-scheme: dark)', [
      rule(':root:where(:not([data-theme]))', ['color-scheme: dark;', ...inTheme('dark')]),
    ]),
    rule('@media (forced-colors: active)', [rule(':root, [data-theme]', inTheme('forced'))]),
    rule('@media (prefers-reduced-motion: reduce)', [
      rule(':root', declarations({ duration: { fast: '0s', normal: '0s' } }, '--rs')),
    ]),
    '',
  ].join('\n');

/** Every token as files: DTCG JSON, one for each mode of a collection, and CSS. */
export const tokenFiles = (): Record<string, string> => ({
  'light.tokens.json': dtcg(inMode({ color, shadow }, 'light')),
  'dark.tokens.json': dtcg(inMode({ color, shadow }, 'dark')),
  'comfortable.tokens.json': dtcg({ density: density.comfortable }),
  'compact.tokens.json': dtcg({ density: density.compact }),
  'scales.tokens.json': dtcg({ ...scales, duration }),
  'tokens.css': css(),
});
