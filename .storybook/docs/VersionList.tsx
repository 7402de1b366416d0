import { Badge, type Tone } from '@rentsafe/ui/Badge';
import { type Bump, bumps, type Change, type Status, type Version } from './changes';
import { LinkedMarkdown } from './links';

const tones: Record<Status, Tone> = {
  New: 'success',
  Changed: 'info',
  Stable: 'neutral',
  Deprecated: 'warning',
};

export const StatusBadge = ({ status }: { status: Status }) => (
  <Badge className="sb-unstyled" tone={tones[status]}>
    {status}
  </Badge>
);

const headings: Record<Bump, string> = { major: 'Breaking', minor: 'New', patch: 'Fixed' };

/** From so many on, fixes open on demand. */
const MANY = 20;

export interface VersionListProps {
  versions: readonly Version[];
  /** The version that is not out. */
  next: string | undefined;
  /** The component whose page it is: not linked, and its changes are not grouped. */
  self?: string | undefined;
}

const groupsOf = (changes: readonly Change[]) => [...new Set(changes.map(({ group }) => group))];

/** The changes of one width, group by group. */
function Changes({ changes, self }: { changes: readonly Change[]; self: string | undefined }) {
  return groupsOf(changes).map((group) => (
    <section key={group ?? ''}>
      {group && self === undefined && <h5>{group}</h5>}
      <LinkedMarkdown self={self}>
        {changes
          .filter((change) => change.group === group)
          .map(({ text }) => text)
          .join(changes.every(({ text }) => text.startsWith('- ')) || group ? '\n' : '\n\n')}
      </LinkedMarkdown>
    </section>
  ));
}

function ChangesOfWidth({
  bump,
  changes,
  self,
}: {
  bump: Bump;
  changes: readonly Change[];
  self: string | undefined;
}) {
  const list = <Changes changes={changes} self={self} />;
  return (
    <section className="docs-changes">
      <h4>{headings[bump]}</h4>
      {bump === 'patch' && changes.length > MANY ? (
        <details>
          <summary>{changes.length} fixes</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}

/** What each version changed, the widest changes first, with its components linked. */
export const VersionList = ({ versions, next, self }: VersionListProps) =>
  versions.map(({ name, intro, changes }) => (
    <section key={name}>
      <h3>
        {name}
        {name === next && ', not yet published'}
      </h3>
      {intro && self === undefined && <LinkedMarkdown>{intro}</LinkedMarkdown>}
      {bumps
        .map((bump) => ({ bump, ofBump: changes.filter((change) => change.bump === bump) }))
        .filter(({ ofBump }) => ofBump.length > 0)
        .map(({ bump, ofBump }) => (
          <ChangesOfWidth key={bump} bump={bump} changes={ofBump} self={self} />
        ))}
    </section>
  ));
