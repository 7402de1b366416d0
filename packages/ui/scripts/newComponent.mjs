// `npm run new:component Name`: the files of a component as its neighbours have them, and its export.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { pnpm } from '../../../scripts/pnpm.mjs';
import { componentNames, path } from './generate.mjs';

const camel = (name) => name[0].toLowerCase() + name.slice(1);

/** The three letters that the clauses of each component begin with. */
export function clausePrefixes() {
  const folder = path('src/components');
  const specs = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.md'));
  return specs.flatMap((file) => {
    const clauses = readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^- ([A-Z]{3})-\d/gm);
    return [...new Set([...clauses].map(([, prefix]) => prefix))];
  });
}

/** Three letters of the name, consonants first, that no other component has. */
export function clausePrefix(name, taken = clausePrefixes()) {
  const letters = name.toUpperCase();
  const [first, ...rest] = [letters[0], ...letters.slice(1).replace(/[AEIOU]/g, ''), ...letters.slice(1)];
  const pairs = rest.flatMap((second, nth) => rest.slice(nth + 1).map((third) => first + second + third));
  return pairs.find((prefix) => !taken.includes(prefix)) ?? 'XXX';
}

/** The files of a component that renders a `div`, by name. Each is complete: it lints, type checks and passes. */
export function componentFiles(name) {
  const root = camel(name);
  const clause = `${clausePrefix(name)}-1`;
  return {
    [`${name}.tsx`]: `import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { ${root} } from './${name}.css';

export interface ${name}Props extends ComponentProps<'div'> {}

/** What it is for, in a sentence. Renders a \`div\`. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div {...rest} className={clsx(${root}, className)} />;
}
`,
    [`${name}.css.ts`]: `import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const ${root} = style({ color: vars.color.text });
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}';

const meta = { component: ${name}, args: { children: '${name}' } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`,
    [`${name}.example.tsx`]: `import { ${name} } from '@rentsafe/ui/${name}';

export function ${name}Example() {
  return <${name}>Harare</${name}>;
}
`,
    [`${name}.usage.example.tsx`]: `import { ${name} } from '@rentsafe/ui/${name}';

export const Do = () => <${name}>Harare</${name}>;

export const Dont = () => <${name}>HARARE!</${name}>;
`,
    [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${name} } from './${name}';

it('${clause} shows what it is given', () => {
  render(<${name}>Harare</${name}>);
  expect(screen.getByText('Harare')).toBeInTheDocument();
});
`,
    [`${name}.conformance.tsx`]: `import type { Samples } from '../../testing/conformance';
import { ${name} } from './${name}';

export default { ${name}: (props) => <${name} {...props} /> } satisfies Samples;
`,
    [`${name}.md`]: `# ${name}

What it is for, in a sentence.

## Guidance

- **Use when**:
- **Use something else**:
- **Do**:
- **Don't**:
- **Content**:
- **Keyboard**:
- **Accessibility**:
- **Related**:

## Clauses

- ${clause} It MUST show what it is given.
`,
    'index.ts': `export { ${name}, type ${name}Props } from './${name}';
`,
  };
}

/** Why a component cannot have this name; undefined when it can. */
export function problemWith(name = '') {
  if (!/^[A-Z][a-zA-Z]{2,}$/.test(name))
    return 'A component is named in PascalCase: npm run new:component StatusDot';
  const twin = componentNames().find((other) => other.toLowerCase() === name.toLowerCase());
  return twin && `${twin} exists.`;
}

async function create(name) {
  const folder = path(`src/components/${name}`);
  if (existsSync(folder)) throw new Error(`${folder} exists.`);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(componentFiles(name))) writeFileSync(`${folder}/${file}`, text);
  const failed = await pnpm('--silent', '--filter', '@rentsafe/ui', 'run', 'generate');
  if (failed) console.error('Its exports are not written: npm run setup, then npm run generate');
  else console.log(`${folder} is made, and exported.\nWhat is next: CONTRIBUTING.md, A new component.`);
  return failed;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const name = process.argv[2];
  const problem = problemWith(name);
  if (problem) console.error(problem);
  process.exitCode = problem ? 1 : await create(name);
}
