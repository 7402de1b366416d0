import { readFileSync } from 'node:fs';
import { type ComponentDoc, describeProps, type PropDoc, type PropTable } from './describeProps.ts';
import { componentNames, folderOf, path, subpathOf } from './generate.mjs';

const read = (name: string, end: string) =>
  readFileSync(path(`${folderOf(name)}/${name}.${end}`), 'utf8').trim();

interface Guide {
  /** What it is: a sentence or two. */
  intro: string;
  guidance: string;
  /** Its parts by `data-part`, as a list; empty where it has one. */
  anatomy: string;
}

function guideOf(name: string): Guide {
  const spec = read(name, 'md');
  const [, intro = '', guidance = ''] =
    /^# .*\n\n([\s\S]*?)\n\n## Guidance\n\n([\s\S]*?)(?=\n\n## |$)/.exec(spec) ?? [];
  const [, anatomy = ''] = /\n## Anatomy\n\n(?:Story: \w+\n\n)?([\s\S]*?)(?=\n\n## |$)/.exec(spec) ?? [];
  return { intro: intro.replace(/\s+/g, ' '), guidance, anatomy };
}

/** `Opens below. It moves where there is no room.` is `Opens below.` A point inside a name, as in `Intl.`, ends no sentence. */
const firstSentence = (text: string) => /^[\s\S]*?[.!?](?=\s+[A-Z]|\s*$)/.exec(text)?.[0] ?? text;

/** For a cell of a table. */
const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const row = ({ name, type, isRequired, description, defaultValue }: PropDoc) =>
  [
    `| \`${name}\`${isRequired ? ' required' : ''}`,
    `\`${cell(type)}\``,
    defaultValue === undefined ? '' : `\`${cell(defaultValue)}\``,
    `${cell(firstSentence(description))} |`,
  ].join(' | ');

const propTable = ({ name, description, props }: PropTable) =>
  [
    `### ${name}`,
    ...(description ? ['', description] : []),
    '',
    '| prop | type | default | what it does |',
    '|---|---|---|---|',
    ...props.map(row),
  ].join('\n');

/** What is called in place of rendered: `dayRange`, `useListState`. */
const functionList = (functions: ComponentDoc['functions']) =>
  functions.length === 0
    ? []
    : [
        '## Functions',
        functions
          .map(({ signature, description }) =>
            `- \`${signature}\`: ${description.replace(/\s+/g, ' ')}`.replace(/: $/, ''),
          )
          .join('\n'),
      ];

function page(name: string, { tables, functions }: ComponentDoc): string {
  const { intro, guidance, anatomy } = guideOf(name);
  const props =
    tables.length > 0 ? tables.map(propTable) : ['It takes the props of the element that it renders.'];
  return [
    `# ${name}`,
    `> ${intro}`,
    `Import from \`@rentsafe/ui/${subpathOf(name)}\`.`,
    guidance,
    ...(anatomy ? ['## Parts', 'By `data-part`, for styles and tests.', anatomy] : []),
    '## Example',
    `\`\`\`tsx\n${read(name, 'example.tsx')}\n\`\`\``,
    ...functionList(functions),
    '## Props',
    'Without those of the element itself, which reach it.',
    ...props,
    '',
  ].join('\n\n');
}

const index = (names: readonly string[]) =>
  [
    '# @rentsafe/ui',
    '',
    '> React components of staff software. README.md of the package shows how to set it up, MIGRATION.md how to upgrade.',
    '',
    'Each page has the use of a component, an example that compiles, and a table of its props.',
    '',
    '## Components',
    '',
    ...names.map((name) => `- [${name}](llms/${name}.txt): ${guideOf(name).intro}`),
    '',
  ].join('\n');

/** `llms.txt`, which lists the components, and `llms/X.txt` for each of them, by file name. */
export function llmsFiles(): Record<string, string> {
  const names = componentNames();
  const docs = describeProps();
  const pages = names.map((name) => [
    `llms/${name}.txt`,
    page(name, docs[name] ?? { tables: [], functions: [], names: [], isDeprecated: false }),
  ]);
  return { 'llms.txt': index(names), ...Object.fromEntries(pages) };
}
