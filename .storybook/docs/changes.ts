const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const logs = import.meta.glob<string>('../../packages/{ui,domain}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Package = 'ui' | 'domain';
export type Bump = 'major' | 'minor' | 'patch';

export interface Change {
  bump: Bump;
  /** Markdown. */
  text: string;
}

const bumpOf = (text: string, name: Package) =>
  new RegExp(`^'@rentsafe/${name}': (major|minor|patch)$`, 'm').exec(text)?.[1] as Bump | undefined;

const bumps: readonly Bump[] = ['major', 'minor', 'patch'];

/** What the next version of a package brings, the widest changes first. */
export const unreleased = (name: Package): Change[] =>
  Object.values(changesets)
    .flatMap((text) => {
      const bump = bumpOf(text, name);
      return bump ? [{ bump, text: text.replace(/^---\n.*?\n---\n/s, '').trim() }] : [];
    })
    .sort((a, b) => bumps.indexOf(a.bump) - bumps.indexOf(b.bump));

/** The versions that are out, as markdown. */
export const released = (name: Package): string =>
  (logs[`../../packages/${name}/CHANGELOG.md`] ?? '').replace(/^# .*\n/, '');

const names = (text: string, component: string) => new RegExp(`\\b${component}\\b`).test(text);

/** Since when a component is there, and what the next version changes of it. */
export function historyOf(component: string): { status: string; changes: Change[] } {
  const versions = released('ui').split(/^(?=## )/m);
  const first = versions.findLast((version) => names(version, component));
  const [, version] = /^## (\S+)/.exec(first ?? '') ?? [];
  return {
    status: version ? `Stable since ${version}` : 'New in the next version',
    changes: unreleased('ui')
      .flatMap(({ bump, text }) => text.split(/\n(?=- )|\n\n/).map((part) => ({ bump, text: part })))
      .filter(({ text }) => names(text, component)),
  };
}
