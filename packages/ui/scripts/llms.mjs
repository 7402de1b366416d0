// `llms.txt` of the package: every component in short, from its guidance and its example.
import { readFileSync } from 'node:fs';
import { componentNames, path } from './generate.mjs';

const read = (name, end) => readFileSync(path(`src/components/${name}/${name}.${end}`), 'utf8').trim();

function section(name) {
  const [, intro = '', guidance = ''] =
    /^# .*\n\n([\s\S]*?)\n\n## Guidance\n\n([\s\S]*?)(?=\n\n## |$)/.exec(read(name, 'md')) ?? [];
  const example = `\`\`\`tsx\n${read(name, 'example.tsx')}\n\`\`\``;
  return [`## ${name}`, `\`@rentsafe/ui/${name}\`. ${intro}`, guidance, example].join('\n\n');
}

export const llmsText = () =>
  [
    '# @rentsafe/ui',
    '> React components of staff software. README.md of the package shows how to set it up; below is each component: what it is, when to use it, an example that compiles. Every prop is described in the type declarations, in `dist/types`.',
    ...componentNames().map(section),
    '',
  ].join('\n\n');
