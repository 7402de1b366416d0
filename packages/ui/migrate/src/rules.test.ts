import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeApi } from '../../scripts/describeApi';
import { path } from '../../scripts/generate.mjs';
import { mergeRules, readRuleFiles } from './rules';

interface Names {
  /** By subpath. */
  exports: Record<string, string[]>;
  /** By exported type, where its own properties are listed. */
  props: Record<string, string[]>;
}

/** What 1.0, or what was published for trial since, had. */
const before: Names = JSON.parse(readFileSync(path('migrate/before.json'), 'utf8'));
const files = readRuleFiles(path('migrate/rules'));
const rules = mergeRules(Object.values(files));

function add(lists: Record<string, string[]>, key: string, name: string) {
  const list = lists[key];
  if (list) list.push(name);
  else lists[key] = [name];
}

/** The names of the API of today, from its text. */
function namesOf(text: string): Names {
  const names: Names = { exports: {}, props: {} };
  let subpath = '';
  let type = '';
  for (const line of text.split('\n')) {
    const name = line.trim().replace(/ = .*|\??: .*/, '');
    if (line.startsWith('@rentsafe/ui')) subpath = name.slice('@rentsafe/ui/'.length) || 'index';
    else if (line.startsWith('    ')) add(names.props, type, name);
    else if (name) {
      type = name;
      add(names.exports, subpath, name);
    }
  }
  return names;
}

const now = namesOf(describeApi());
const all = ({ exports }: Names) => new Set(Object.values(exports).flat());
const known = { before: all(before), now: all(now) };
/** They come from DateLimits of format now, and the list has the props that ui itself declares. */
const inherited = new Set(['DateField.min', 'DateField.max']);
const byHand = new Set(rules.manual.map(({ name }) => name));
const replaced = new Set(Object.keys(rules.replaceKeys));
const isMoved = (name: string) => Object.hasOwn(rules.moveExports, name);
const today = (name: string) => rules.renameExports[name] ?? name;
const propsNow = (component: string) => now.props[`${today(component)}Props`] ?? [];

it.each(Object.entries(files))(
  '%s renames to what there is, and names components there were',
  (_file, file) => {
    const wrong = [
      ...Object.entries(file.renameExports ?? {}).filter(
        ([from, to]) => !known.before.has(from) || !known.now.has(to),
      ),
      ...Object.entries(file.renameProps ?? {}).flatMap(([component, props]) =>
        Object.values(props)
          .filter((to) => !propsNow(component).includes(to))
          .map((to) => `${component}.${to} is no prop`),
      ),
      ...Object.entries(file.removeProps ?? {}).flatMap(([component, props]) =>
        props
          .filter((prop) => propsNow(component).includes(prop))
          .map((prop) => `${component}.${prop} is still there`),
      ),
      ...Object.entries(file.moveExports ?? {})
        .filter(([name, to]) => to.startsWith('@rentsafe/ui/') && !now.exports[to.slice(13)]?.includes(name))
        .map(([name, to]) => `${to} exports no ${name}`),
      ...[...Object.keys(file.renameProps ?? {}), ...Object.keys(file.removeProps ?? {})].filter(
        (component) => !known.before.has(component),
      ),
      ...(file.manual ?? [])
        .map(({ name }) => name)
        .filter((name) => !name.endsWith('.css') && !known.before.has(name.split('.')[0] ?? '')),
    ];
    expect(wrong).toEqual([]);
  },
);

it('no rule looks for a prop by the name that it has now', () => {
  const named = [...Object.keys(rules.renameValues), ...Object.keys(rules.renameKeys), ...byHand];
  const wrong = named.filter((name) => {
    const [component = '', prop, ...rest] = name.split('.');
    const props = before.props[`${component}Props`];
    return prop && rest.length === 0 && props && !props.includes(prop) && propsNow(component).includes(prop);
  });
  expect(wrong).toEqual([]);
});

it('every export that is gone from its subpath is renamed, moved, or left to a person with a word on what to do', () => {
  const unsaid = Object.entries(before.exports).flatMap(([subpath, names]) =>
    names
      .filter((name) => !(now.exports[subpath] ?? now.exports.index)?.includes(name))
      .filter((name) => !rules.renameExports[name] && !isMoved(name) && !byHand.has(name))
      .map((name) => `${subpath}.${name}`),
  );
  expect(unsaid).toEqual([]);
});

it('every prop that is gone is renamed, taken out, or left to a person', () => {
  const unsaid = Object.entries(before.props).flatMap(([type, props]) => {
    const component = type.replace(/Props$/, '');
    const have = now.props[today(type)];
    const isSaid = (prop: string) =>
      rules.renameProps[component]?.[prop] !== undefined ||
      rules.removeProps[component]?.includes(prop) ||
      [byHand, replaced, inherited].some((names) => names.has(`${component}.${prop}`));
    if (!have) return [];
    return props
      .filter((prop) => !have.includes(prop) && !isSaid(prop))
      .map((prop) => `${component}.${prop}`);
  });
  expect(unsaid).toEqual([]);
});
