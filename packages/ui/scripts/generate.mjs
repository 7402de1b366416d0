// Writes what follows from the folder listing: one folder under src/components is one line of the barrel and, where it
// has text, one group of messages. (`exports` of package.json are patterns.) The README shows the files of `recipes`. Run `node scripts/generate.mjs` after adding a component.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Where this is bundled into a configuration, `import.meta.dirname` is that of the bundle.
const root = join(fileURLToPath(import.meta.url), '../..');
/** A file of this package by its path inside it. */
export const path = (file) => join(root, file);

/** The component folders, in alphabetical order. */
export function componentNames() {
  return (
    readdirSync(path('src/components'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path(`src/components/${entry.name}/index.ts`)))
      .map(({ name }) => name)
      // As the linter sorts them: capitals make no difference.
      .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  );
}

/** Public entry points, as name of the file in dist to source file. */
export function entryPoints() {
  const components = componentNames().map((name) => [name, `src/components/${name}/index.ts`]);
  return {
    index: 'src/index.ts',
    theme: 'src/theme/index.ts',
    brand: 'src/theme/createBrand.ts',
    messages: 'src/messages/index.ts',
    'test-utils': 'src/test-utils/index.ts',
    ...Object.fromEntries(components),
  };
}

const camel = (name) => name[0].toLowerCase() + name.slice(1);
const withMessages = () =>
  componentNames().filter((name) => existsSync(path(`src/components/${name}/${name}.messages.ts`)));

function barrel() {
  const components = componentNames().map((name) => `export * from './components/${name}';`);
  return `${[...components, "export * from './messages';", "export * from './theme';"].join('\n')}\n`;
}

function defaultMessages() {
  const names = withMessages();
  const imports = names.map(
    (name) => `import { ${camel(name)}Messages } from './components/${name}/${name}.messages';`,
  );
  const groups = names.map((name) => `  ${camel(name)}: ${camel(name)}Messages.defaults,`);
  return [
    ...imports,
    '',
    '/** Every English text of the components, in one object: one group for each component. */',
    'export const defaultMessages = {',
    ...groups,
    '};',
    '',
    'export type Messages = typeof defaultMessages;',
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
    'src/defaultMessages.ts': defaultMessages(),
    'README.md': readme(),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [file, text] of Object.entries(generatedFiles())) writeFileSync(path(file), text);
}
