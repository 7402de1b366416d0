import components from 'virtual:component-props';
import { groups } from '../groups';
import { type History, historyOf, type Package, type Version, versionsOf } from './changes';

const changesets = Object.values(
  import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
);
const logs = import.meta.glob<string>('../../packages/{ui,domain,format}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Without the links to sections of MIGRATION.md, which lead nowhere from here. */
const logOf = (name: Package) =>
  (logs[`../../packages/${name}/CHANGELOG.md`] ?? '')
    .replace(/ \[[^\]]+\]\(MIGRATION\.md#[^)]*\)\./g, '')
    .replace('[MIGRATION.md](MIGRATION.md)', 'MIGRATION.md');

/** The next version, where changesets wait for one, then those that are out. */
export const versions = Object.fromEntries(
  (['ui', 'domain', 'format'] as const).map((name) => [name, versionsOf(name, changesets, logOf(name))]),
) as Record<Package, Version[]>;

/** The version that is not out, if there is one. */
export function nextVersion(name: Package): string | undefined {
  const [first] = versions[name];
  const isOut = logOf(name).includes(`\n## ${first?.name}\n`);
  return isOut ? undefined : first?.name;
}

export function historyOfComponent(name: string): History {
  const { names = [], isDeprecated } = components[name] ?? {};
  return historyOf([name, ...names], versions.ui, versions.ui[0]?.name ?? '', isDeprecated);
}

/** Every component with its history, in the order of the groups. */
export const histories = Object.values(groups)
  .flat()
  .map((name) => ({ name, ...historyOfComponent(name) }));
