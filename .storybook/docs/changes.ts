export type Package = 'ui' | 'domain';
export type Bump = 'major' | 'minor' | 'patch';

export interface Change {
  bump: Bump;
  /** Markdown. */
  text: string;
}

export interface Version {
  name: string;
  /** The widest first. */
  changes: readonly Change[];
}

export const bumps: readonly Bump[] = ['major', 'minor', 'patch'];

const byWidth = (a: Change, b: Change) => bumps.indexOf(a.bump) - bumps.indexOf(b.bump);

const bumpOf = (text: string, name: Package) =>
  new RegExp(`^'@rentsafe/${name}': (major|minor|patch)$`, 'm').exec(text)?.[1] as Bump | undefined;

/** The versions of a CHANGELOG.md that are out, the last one first. */
export function releasedVersions(log: string): Version[] {
  const [, ...parts] = log.split(/^## /m);
  return parts.map((part) => {
    const [name = '', ...sections] = part.split(/^### (?=(?:Major|Minor|Patch) Changes$)/m);
    const changes = sections.map((section) => ({
      bump: section.slice(0, 5).toLowerCase() as Bump,
      text: section.replace(/^.*\n/, '').trim(),
    }));
    return { name: name.trim(), changes };
  });
}

/** `1.0.0` after a major change is `2.0.0`. */
export function versionAfter(last: string, bump: Bump): string {
  const figures = last.split('.').map(Number);
  const at = bumps.indexOf(bump);
  return figures.map((figure, index) => (index < at ? figure : index === at ? figure + 1 : 0)).join('.');
}

/** The version that changesets make, then those that are out. */
export function versionsOf(name: Package, changesets: readonly string[], log: string): Version[] {
  const released = releasedVersions(log);
  const changes = changesets
    .flatMap((text) => {
      const bump = bumpOf(text, name);
      return bump ? [{ bump, text: text.replace(/^---\n.*?\n---\n/s, '').trim() }] : [];
    })
    .sort(byWidth);
  const [first] = changes;
  if (!first) return released;
  return [{ name: versionAfter(released[0]?.name ?? '0.0.0', first.bump), changes }, ...released];
}

export type Status = 'New' | 'Changed' | 'Stable' | 'Deprecated';

export interface History {
  status: Status;
  /** The version that brought it. */
  since: string;
  /** What was changed of it, by version; without the version that brought it. */
  versions: readonly Version[];
}

const mentions = (text: string, names: readonly string[]) =>
  new RegExp(`\\b(?:${names.join('|')})\\b`).test(text);

/** The points of a change with one of the names of a component: a list is read point by point. */
const pointsOn = ({ bump, text }: Change, names: readonly string[]): Change[] =>
  text
    .split(/\n(?=- )|\n\n/)
    .filter((point) => mentions(point, names))
    .map((point) => ({ bump, text: point }));

/**
 * Where a component stands, by its name and those of its other exports. A component that only the next version names is new, and one that no version names comes
 * with the next.
 */
export function historyOf(
  names: readonly string[],
  versions: readonly Version[],
  next: string | undefined,
  isDeprecated = false,
): History {
  const all = versions
    .map(({ name, changes }) => ({ name, changes: changes.flatMap((change) => pointsOn(change, names)) }))
    .filter(({ changes }) => changes.length > 0);
  const first = all.at(-1)?.name ?? next ?? '';
  const isNew = first === next;
  const isChanged = all[0]?.name === next && all[0]?.changes.some(({ bump }) => bump !== 'patch');
  return {
    status: isDeprecated ? 'Deprecated' : isNew ? 'New' : isChanged ? 'Changed' : 'Stable',
    since: first,
    versions: isNew ? all : all.slice(0, -1),
  };
}
