// `pnpm new:component Name`: the files of a component as its neighbours have them, and its export.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { componentNames, path } from './generate.mjs';

const camel = (name) => name[0].toLowerCase() + name.slice(1);

/** An unused three-letter prefix for its clauses is for the author to choose: consonants of the name are a start. */
const clausePrefix = (name) =>
  `${name}XX`
    .toUpperCase()
    .replace(/(?!^)[AEIOU]/g, '')
    .slice(0, 3);

/** The files of a component that renders a `div`, by name. Each is complete: it lints, type checks and passes. */
export function componentFiles(name) {
  const root = camel(name);
  const clause = `${clausePrefix(name)}-1`;
  return {
    [`${name}.tsx`]: `import { clsx } from 'clsx';
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

- ${clause} It MUST show what it is given.
`,
    'index.ts': `export { ${name}, type ${name}Props } from './${name}';
`,
  };
}

/** Why a component cannot have this name; undefined when it can. */
export function problemWith(name = '') {
  if (!/^[A-Z][a-zA-Z]{2,}$/.test(name))
    return 'A component is named in PascalCase: pnpm new:component StatusDot';
  const twin = componentNames().find((other) => other.toLowerCase() === name.toLowerCase());
  return twin && `${twin} exists.`;
}

function create(name) {
  const folder = path(`src/components/${name}`);
  if (existsSync(folder)) throw new Error(`${folder} exists.`);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(componentFiles(name))) writeFileSync(`${folder}/${file}`, text);
  const { status } = spawnSync('pnpm', ['run', 'generate'], { cwd: path('.'), stdio: 'inherit' });
  console.log(
    `${folder} is made. Then: npx vitest run --project ui src/components/${name} conformance; npx changeset`,
  );
  return status ?? 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const name = process.argv[2];
  const problem = problemWith(name);
  if (problem) console.error(problem);
  process.exitCode = problem ? 1 : create(name);
}
