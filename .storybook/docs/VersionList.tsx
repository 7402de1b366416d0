import { Badge, type BadgeTone } from '@rentsafe/ui/Badge';
import { type Bump, bumps, type Status, type Version } from './changes';
import { LinkedMarkdown } from './links';

const tones: Record<Status, BadgeTone> = {
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

export interface VersionListProps {
  versions: readonly Version[];
  /** The version that is not out. */
  next: string | undefined;
  /** The component whose page it is: not linked. */
  self?: string | undefined;
}

/** What each version changed, the widest changes first, with its components linked. */
export const VersionList = ({ versions, next, self }: VersionListProps) =>
  versions.map(({ name, changes }) => (
    <section key={name}>
      <h3>
        {name}
        {name === next && ', not yet published'}
      </h3>
      {bumps.map((bump) => {
        const ofBump = changes.filter((change) => change.bump === bump);
        if (ofBump.length === 0) return null;
        return (
          <section key={bump} className="docs-changes">
            <h4>{headings[bump]}</h4>
            {ofBump.map(({ text }) => (
              <LinkedMarkdown key={text} self={self}>
                {text}
              </LinkedMarkdown>
            ))}
          </section>
        );
      })}
    </section>
  ));
