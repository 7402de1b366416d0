export type Package = 'ui' | 'domain' | 'format';
export type Bump = 'major' | 'minor' | 'patch';

export interface Change {
  bump: Bump;
  /** What a version's changes are sorted by, beside their width. */
  group?: string;
  /** Markdown. */
  text: string;
}

export interface Version {
  name: string;
  /** What is said of it as a whole, as Markdown. */
  intro?: string;
  /** The widest first. */
  changes: readonly Change[];
}

export const bumps: readonly Bump[] = ['major', 'minor', 'patch'];

const byWidth = (a: Change, b: Change) => bumps.indexOf(a.bump) - bumps.indexOf(b.bump);

const bumpOf = (text: string, name: Package) =>
  new RegExp(`^'@rentsafe/${name}': (major|minor|patch)$`, 'm').exec(text)?.[1] as Bump | undefined;

/** Where a section has groups (`#### …`), each point of its lists is a change of its own. */
function changesOf(section: string): Change[] {
  const bump = section.slice(0, 5).toLowerCase() as Bump;
  const [text = '', ...groups] = section.replace(/^.*\n/, '').split(/^#### /m);
  const grouped = groups.flatMap((part) => {
    const [group = '', ...lines] = part.split('\n');
    const points = lines
      .join('\n')
      .trim()
      .split(/\n(?=- )/);
    return points.map((point) => ({ bump, group, text: point.trim() }));
  });
  return text.trim() === '' ? grouped : [{ bump, text: text.trim() }, ...grouped];
}

/** The versions of a CHANGELOG.md that are out, the last one first. */
export function releasedVersions(log: string): Version[] {
  const [, ...parts] = log.split(/^## /m);
  return parts.map((part) => {
    const [head = '', ...sections] = part.split(/^### (?=(?:Major|Minor|Patch) Changes$)/m);
    const [name = '', ...lines] = head.split('\n');
    const intro = lines.join('\n').trim();
    return { name: name.trim(), ...(intro && { intro }), changes: sections.flatMap(changesOf) };
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
 * Where a component stands, by its name and those of its other exports. A component that only the newest version names is new, and one that no version names comes
 * with the newest.
 */
export function historyOf(
  names: readonly string[],
  versions: readonly Version[],
  newest: string,
  isDeprecated = false,
): History {
  const all = versions
    .map(({ name, changes }) => ({ name, changes: changes.flatMap((change) => pointsOn(change, names)) }))
    .filter(({ changes }) => changes.length > 0);
  const first = all.at(-1)?.name ?? newest;
  const isNew = first === newest;
  const isChanged = all[0]?.name === newest && all[0]?.changes.some(({ bump }) => bump !== 'patch');
  return {
    status: isDeprecated ? 'Deprecated' : isNew ? 'New' : isChanged ? 'Changed' : 'Stable',
    since: first,
    versions: isNew ? all : all.slice(0, -1),
  };
}
