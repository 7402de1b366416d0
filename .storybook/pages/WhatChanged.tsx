import { Inline } from '@rentsafe/ui/Inline';
import { Link } from '@rentsafe/ui/Link';
import { TextField } from '@rentsafe/ui/TextField';
import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import migration from '../../packages/ui/MIGRATION.md?raw';
import type { Status, Version } from '../docs/changes';
import { histories, nextVersion, versions } from '../docs/history';
import { docsHref } from '../docs/links';
import { StatusBadge, VersionList } from '../docs/VersionList';

const statuses: readonly Status[] = ['New', 'Changed', 'Deprecated', 'Stable'];

/** The components by where they stand, linked. */
export const ComponentStatuses = () => (
  <Unstyled>
    <dl className="docs-statuses">
      {statuses.map((status) => {
        const ofStatus = histories.filter((history) => history.status === status);
        return (
          <div key={status}>
            <dt>
              <StatusBadge status={status} /> {ofStatus.length}
            </dt>
            <dd>
              <Inline>
                {ofStatus.map(({ name }) => (
                  <Link key={name} href={docsHref(name)} target="_top">
                    {name}
                  </Link>
                ))}
              </Inline>
            </dd>
          </div>
        );
      })}
    </dl>
  </Unstyled>
);

const holding = (query: string, all: readonly Version[]): Version[] =>
  all
    .map(({ changes, ...version }) => ({
      ...version,
      changes: changes.filter(({ text }) => text.toLowerCase().includes(query.trim().toLowerCase())),
    }))
    .filter(({ changes }) => changes.length > 0);

/** Every version of both packages, narrowed by a text. */
export function Versions() {
  const [query, setQuery] = useState('');
  return (
    <>
      <Unstyled>
        <TextField
          label="Only changes that contain"
          hint="A component, a prop or a word, such as DataTable."
          value={query}
          onValueChange={({ value }) => setQuery(value)}
          style={{ maxInlineSize: '24rem' }}
        />
      </Unstyled>
      {(['ui', 'domain', 'format'] as const).map((name) => {
        const found = holding(query, versions[name]);
        return (
          <section key={name}>
            <h2>@rentsafe/{name}</h2>
            {found.length === 0 && <p>No change contains this text.</p>}
            <VersionList versions={found} next={nextVersion(name)} />
          </section>
        );
      })}
    </>
  );
}

export const Migration = () => (
  <Markdown>{migration.replace(/^# .*\n/, '').replace(/^## /gm, '### ')}</Markdown>
);
