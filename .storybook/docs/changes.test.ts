import { expect, test } from 'vitest';
import { historyOf, releasedVersions, versionAfter, versionsOf } from './changes';

const log = `# @rentsafe/ui

## 1.1.0

### Minor Changes

**Tag**: \`tone\`.

## 1.0.0

### Major Changes

**Data:** DataTable, Tag.

### Patch Changes

Needs \`@rentsafe/domain\` 1.0.0.
`;
const major =
  "---\n'@rentsafe/ui': major\n---\n\n**Version 2**\n\n- **Tag**: `kind` is `tone`.\n- **Card**: new.\n";
const patch =
  "---\n'@rentsafe/ui': patch\n'@rentsafe/domain': minor\n---\n\n**DataTable**: prints its head.\n";

test('a changelog is read by version and width', () => {
  expect(releasedVersions(log)).toEqual([
    { name: '1.1.0', changes: [{ bump: 'minor', text: '**Tag**: `tone`.' }] },
    {
      name: '1.0.0',
      changes: [
        { bump: 'major', text: '**Data:** DataTable, Tag.' },
        { bump: 'patch', text: 'Needs `@rentsafe/domain` 1.0.0.' },
      ],
    },
  ]);
});

test('groups of a section are read point by point, and what is said of a version as a whole', () => {
  const grouped = `# @rentsafe/ui

## 2.0.0

Run the command.

### Minor Changes

#### New

- **Card**: new.
  It has a border.
- **Tag**: \`size\`.

#### Needs

Needs more.
`;
  expect(releasedVersions(grouped)).toEqual([
    {
      name: '2.0.0',
      intro: 'Run the command.',
      changes: [
        { bump: 'minor', group: 'New', text: '- **Card**: new.\n  It has a border.' },
        { bump: 'minor', group: 'New', text: '- **Tag**: `size`.' },
        { bump: 'minor', group: 'Needs', text: 'Needs more.' },
      ],
    },
  ]);
});

test.each([
  ['major', '2.0.0'],
  ['minor', '1.2.0'],
  ['patch', '1.1.5'],
] as const)('after a %s change 1.1.4 is %s', (bump, next) => {
  expect(versionAfter('1.1.4', bump)).toBe(next);
});

test('changesets make the next version of their package, the widest change first', () => {
  const [next, last] = versionsOf('ui', [patch, major], log);
  expect(next?.name).toBe('2.0.0');
  expect(next?.changes.map(({ bump }) => bump)).toEqual(['major', 'patch']);
  expect(last?.name).toBe('1.1.0');
  expect(versionsOf('domain', [patch, major], '')[0]?.name).toBe('0.1.0');
  expect(versionsOf('ui', [], log)[0]?.name).toBe('1.1.0');
});

test('a component is new, changed, stable or deprecated, with the points that name it', () => {
  const versions = versionsOf('ui', [patch, major], log);
  const of = (name: string, isDeprecated?: boolean) => historyOf([name], versions, '2.0.0', isDeprecated);
  expect(of('Card')).toMatchObject({ status: 'New', since: '2.0.0' });
  expect(of('Tag')).toEqual({
    status: 'Changed',
    since: '1.0.0',
    versions: [
      { name: '2.0.0', changes: [{ bump: 'major', text: '- **Tag**: `kind` is `tone`.' }] },
      { name: '1.1.0', changes: [{ bump: 'minor', text: '**Tag**: `tone`.' }] },
    ],
  });
  expect(of('DataTable')).toMatchObject({ status: 'Stable', since: '1.0.0' });
  expect(of('DataTable', true).status).toBe('Deprecated');
  expect(historyOf(['Card2', 'DataTable'], versions, '2.0.0').since).toBe('1.0.0');
  expect(of('Unheard')).toMatchObject({ status: 'New', since: '2.0.0', versions: [] });
  expect(historyOf(['DataTable'], versions, '2.0.0').status).toBe('Stable');
});
