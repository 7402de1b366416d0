// Writes what follows from the folder listing: one folder under src/components or src/rent is one line of its barrel and, where
// it has text, one group of messages. (`exports` of package.json are patterns.) The README shows the files of `recipes`. Run `node scripts/generate.mjs` after adding a component.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Where this is bundled into a configuration, `import.meta.dirname` is that of the bundle.
const root = join(fileURLToPath(import.meta.url), '../..');
/** A file of this package by its path inside it. */
export const path = (file) => join(root, file);

// As the linter sorts them: capitals make no difference.
const byName = (a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

const foldersIn = (room) =>
  readdirSync(path(`src/${room}`), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path(`src/${room}/${entry.name}/index.ts`)))
    .map(({ name }) => name)
    .sort(byName);

/** The parts of rental products, which stand behind one subpath. */
export const rentNames = () => foldersIn('rent');

/** The names of all components, in alphabetical order. */
export const componentNames = () => [...foldersIn('components'), ...rentNames()].sort(byName);

/** The folder of a component inside this package. */
export const folderOf = (name) =>
  existsSync(path(`src/rent/${name}`)) ? `src/rent/${name}` : `src/components/${name}`;

/** How a component is imported. */
export const subpathOf = (name) => (folderOf(name).startsWith('src/rent/') ? 'rent' : name);

/** The languages that messages are shipped in: `fr`. */
export const languages = () =>
  readdirSync(path('src/messages/locales')).map((file) => file.replace(/\.ts$/, ''));

/** Public entry points, as name of the file in dist to source file. */
export function entryPoints() {
  const components = foldersIn('components').map((name) => [name, `src/components/${name}/index.ts`]);
  return {
    index: 'src/index.ts',
    theme: 'src/theme/index.ts',
    brand: 'src/theme/createBrand.ts',
    messages: 'src/messages/index.ts',
    rent: 'src/rent/index.ts',
    'test-utils': 'src/test-utils/index.ts',
    ...Object.fromEntries(languages().map((name) => [`messages/${name}`, `src/messages/locales/${name}.ts`])),
    ...Object.fromEntries(components),
  };
}

const camel = (name) => name[0].toLowerCase() + name.slice(1);
const lines = (texts) => `${texts.join('\n')}\n`;

const barrel = () =>
  lines([
    ...foldersIn('components').map((name) => `export * from './components/${name}';`),
    "export * from './messages';",
    "export * from './theme';",
  ]);

const rentBarrel = () =>
  lines(
    [...rentNames(), 'defaultMessages', 'RentMessagesProvider']
      .sort(byName)
      .map((name) => `export * from './${name}';`),
  );

/** One object of the messages of the components in a room, and its type. */
function messagesOf(room, constant, type, comment) {
  const ending = '.messages.ts';
  const files = foldersIn(room).flatMap((name) =>
    readdirSync(path(`src/${room}/${name}`))
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ folder: name, name: file.slice(0, -ending.length) })),
  );
  const start = room === 'rent' ? '.' : `./${room}`;
  const imports = files.map(
    ({ folder, name }) => `import { ${camel(name)}Messages } from '${start}/${folder}/${name}.messages';`,
  );
  const groups = files.map(({ name }) => `  ${camel(name)}: ${camel(name)}Messages.defaults,`);
  return [
    ...imports,
    '',
    comment,
    `export const ${constant} = {`,
    ...groups,
    '};',
    '',
    `export type ${type} = typeof ${constant};`,
    '',
  ].join('\n');
}

const recipe = /^<!-- (recipes\/\S+) -->\n(?:\n```tsx?\n[\s\S]*?\n```\n)?/gm;

/** README.md with each recipe below the comment that names it. */
function readme() {
  return readFileSync(path('README.md'), 'utf8').replace(recipe, (_match, file) => {
    const language = file.endsWith('x') ? 'tsx' : 'ts';
    return `<!-- ${file} -->\n\n\`\`\`${language}\n${readFileSync(path(file), 'utf8')}\`\`\`\n`;
  });
}

/** What each generated file must hold. */
export function generatedFiles() {
  return {
    'src/index.ts': barrel(),
    'src/defaultMessages.ts': messagesOf(
      'components',
      'defaultMessages',
      'Messages',
      '/** Every English text of the components, in one object: one group for each component. */',
    ),
    'src/rent/index.ts': rentBarrel(),
    'src/rent/defaultMessages.ts': messagesOf(
      'rent',
      'rentMessages',
      'RentMessages',
      '/** Every English text of the rental parts, in one object: one group for each. */',
    ),
    'README.md': readme(),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [file, text] of Object.entries(generatedFiles())) writeFileSync(path(file), text);
}
