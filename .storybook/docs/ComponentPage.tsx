import { Anatomy } from './Anatomy';
import { TokenList } from './Evidence';
import { Content, DoAndDont, Usage } from './Guidance';
import { readSpec } from './guidance';
import { historyOfComponent, nextVersion } from './history';
import { ImportCost } from './ImportCost';
import { LiveExample } from './LiveExample';
import { groupOf, LinkedMarkdown } from './links';
import { PropTables } from './PropTables';
import { StoryList } from './StoryList';
import { StatusBadge, VersionList } from './VersionList';

const specs = import.meta.glob<string>('../../packages/ui/src/{components,rent}/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const specOf = (folder: string) =>
  Object.entries(specs).find(([file]) => file.endsWith(`/${folder}/${folder}.md`))?.[1] ?? '';

/** A component: an example to copy, when and how to use it, what proves it, its props, tokens, states and changes; its clauses stand folded at the end. */
export default function ComponentPage({ folder }: { folder: string }) {
  const spec = readSpec(specOf(folder));
  const group = groupOf(folder);
  const subpath = group === 'Rent' ? 'rent' : folder;
  const history = historyOfComponent(folder);
  return (
    <>
      <p className="docs-status">
        <StatusBadge {...history} /> {group} · since {history.since} · <code>@rentsafe/ui/{subpath}</code>
      </p>
      <LinkedMarkdown self={folder}>{spec.intro}</LinkedMarkdown>
      <LiveExample name={folder} />
      <ImportCost subpath={subpath} />
      <Usage folder={folder} spec={spec} />
      <Anatomy folder={folder} spec={spec} />
      <DoAndDont folder={folder} spec={spec} />
      <Content folder={folder} spec={spec} />
      <h2>Props</h2>
      <PropTables folder={folder} />
      <h2>Tokens</h2>
      <TokenList folder={folder} />
      {spec.guidance.Related && (
        <>
          <h2>Related</h2>
          <LinkedMarkdown self={folder}>{spec.guidance.Related}</LinkedMarkdown>
        </>
      )}
      <h2>States</h2>
      <StoryList />
      <h2>Changes</h2>
      {history.versions.length === 0 && <p>None since {history.since}.</p>}
      <VersionList self={folder} versions={history.versions} next={nextVersion('ui')} />
      <details className="docs-clauses">
        <summary>Specification: what it MUST and MAY do</summary>
        <LinkedMarkdown self={folder}>{spec.clauses}</LinkedMarkdown>
      </details>
    </>
  );
}
