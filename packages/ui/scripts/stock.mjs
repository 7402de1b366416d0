// Takes stock of the library: `node scripts/stock.mjs` lists components that neither the app nor an example shows, values that nothing
// outside the library uses, and props that no story, test, app or example sets. What it lists is shown in use, merged or removed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { path } from './generate.mjs';

const root = path('../..');
/** Props of the one language, whose tests go through all components that take them, and those of Button, Form, Menu and Repeater, which others pass on. */
const language = new Set(
  `children ref container open defaultOpen onOpenChange side align initialFocus finalFocus classNames headingLevel label labelHidden hint
  error warning required disabled value defaultValue onValueChange name loading multiple onRetry renderLink variant pending
  rules validate unconfirmed notices onPendingChange min max onRowsChange onClosed`.split(/\s+/),
);

const isSource = (file) =>
  /^packages\/(ui|app)\/|^(examples|bench|\.storybook)\//.test(file) && /\.tsx?$/.test(file);
/** Within the library a component is used by others, and in its own folder by what shows it. */
const isShown = (file) => !/^packages\/ui\/migrate\/|\/index\.ts$/.test(file);
const isOwn = (file, name) =>
  file.includes(`/${name}/`) && !/\.(stories|test|example|conformance)\.tsx?$|\/docs\//.test(file);
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => isSource(file) && isShown(file) && !file.includes('__snapshots__'));

/** Attributes and keys of objects. */
function keysOf(text, file) {
  const keys = new Set();
  const plugins = ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'JSXAttribute') keys.add(node.name.name);
    if (/^Object(Property|Method)$/.test(node.type)) keys.add(node.key.name ?? node.key.value);
    for (const [key, value] of Object.entries(node)) {
      if (!/^loc$|^extra$|omments$/.test(key)) [value].flat().forEach(visit);
    }
  };
  visit(parse(text, { sourceType: 'module', errorRecovery: true, plugins }).program);
  return keys;
}

const shown = files.map((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return { file, words: new Set(text.match(/\w+/g)), keys: keysOf(text, file) };
});

/** The exports of each subpath, and the props of each component, as the text of the API has them. */
function readApi() {
  const names = new Set();
  const props = new Map();
  let type = '';
  for (const line of readFileSync(path('src/__snapshots__/api.txt'), 'utf8').split('\n')) {
    const name = line.trim().replace(/ = .*|\??: .*/, '');
    if (line.startsWith('    ')) props.set(type, (props.get(type) ?? new Set()).add(name));
    else if (name && !name.startsWith('@')) {
      type = name;
      names.add(name);
    }
  }
  return { names: [...names], props };
}

const { names, props } = readApi();
const isComponent = (name) => names.includes(`${name}Props`);
const isValue = (name) => isComponent(name) || /^[a-z]/.test(name);
const usedIn = (name) => shown.filter(({ file, words }) => words.has(name) && !isOwn(file, name));
const inProduct = ({ file }) => !file.startsWith('packages/ui/');
const inLibrary = ({ file }) =>
  file.startsWith('packages/ui/src/') && !/\.(stories|test|example)\.tsx?$|\/docs\//.test(file);

function list(title, found) {
  console.log(`\n${title}: ${found.length}`);
  for (const line of found) console.log(`  ${line}`);
}

list(
  'Components that neither the app nor an example shows',
  names.filter((name) => isComponent(name) && !usedIn(name).some(inProduct)),
);
list(
  'Values that nothing outside the library uses',
  names.filter((name) => isValue(name) && usedIn(name).every(inLibrary)),
);
list(
  'Props that no story, test, app or example sets',
  names.filter(isComponent).flatMap((name) => {
    const users = usedIn(name);
    const isSet = (prop) => language.has(prop) || users.some(({ keys }) => keys.has(prop));
    return [...(props.get(`${name}Props`) ?? [])]
      .filter((prop) => !isSet(prop))
      .map((prop) => `${name}.${prop}`);
  }),
);
