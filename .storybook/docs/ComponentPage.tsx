import { type GuidanceKey, guidanceKeys, readSpec } from './guidance';
import { historyOfComponent, nextVersion } from './history';
import { LiveExample } from './LiveExample';
import { groupOf, LinkedMarkdown } from './links';
import { PropTables } from './PropTables';
import { StoryList } from './StoryList';
import { StatusBadge, VersionList } from './VersionList';

const specs = import.meta.glob<string>('../../packages/ui/src/components/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const classOf = (key: GuidanceKey) => (key === 'Do' ? 'docs-do' : key === "Don't" ? 'docs-dont' : undefined);

/** A component: how to use it, an example to copy, its props and states; its clauses stand folded at the end. */
export default function ComponentPage({ folder }: { folder: string }) {
  const { intro, guidance, clauses } = readSpec(
    specs[`../../packages/ui/src/components/${folder}/${folder}.md`] ?? '',
  );
  const history = historyOfComponent(folder);
  return (
    <>
      <p className="docs-status">
        <StatusBadge {...history} /> {groupOf(folder)} · since {history.since} ·{' '}
        <code>@rentsafe/ui/{folder}</code>
      </p>
      <LinkedMarkdown self={folder}>{intro}</LinkedMarkdown>
      <LiveExample name={folder} />
      <h2>Guidance</h2>
      <div className="docs-guidance">
        {guidanceKeys.map((key) => {
          const text = guidance[key];
          return (
            text && (
              <section key={key} className={classOf(key)}>
                <h3>{key}</h3>
                <LinkedMarkdown self={folder}>{text}</LinkedMarkdown>
              </section>
            )
          );
        })}
      </div>
      <h2>Props</h2>
      <PropTables folder={folder} />
      <h2>States</h2>
      <StoryList />
      <h2>Changes</h2>
      {history.versions.length === 0 && <p>None since {history.since}.</p>}
      <VersionList self={folder} versions={history.versions} next={nextVersion('ui')} />
      <details className="docs-clauses">
        <summary>Specification: what it MUST and MAY do</summary>
        <LinkedMarkdown self={folder}>{clauses}</LinkedMarkdown>
      </details>
    </>
  );
}
