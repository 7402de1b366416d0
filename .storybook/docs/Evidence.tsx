import evidence from 'virtual:component-evidence';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { Fragment, use } from 'react';
import { purposeOf } from '../../packages/ui/src/theme/docs/tokens';
import { accessibilityClauses } from './guidance';
import { LinkedMarkdown } from './links';

/** The rules of keys, names and focus, each with the tests and stories that prove it; and what else is checked. */
export function AccessibilityEvidence({ folder, clauses }: { folder: string; clauses: string }) {
  const { proofs = {}, reports = [], keyStories = 0 } = evidence[folder] ?? {};
  return (
    <>
      <Checked keyStories={keyStories} />
      <ul>
        {accessibilityClauses(clauses).map(({ id, text }) => (
          <li key={id} className="docs-rule">
            <LinkedMarkdown self={folder}>{`**${id}** ${text}`}</LinkedMarkdown>
            {proofs[id] && (
              <small>
                Proven by {proofs[id].map(({ title, kind }) => `the ${kind} “${title}”`).join('; ')}.
              </small>
            )}
          </li>
        ))}
      </ul>
      {reports.length > 0 && (
        <p>
          Faults that users reported of other libraries, and that a test keeps out of this one:{' '}
          {reports.map(({ name, url, text }, at) => (
            <Fragment key={name}>
              {at > 0 && '; '}
              <a href={url}>{name}</a> ({text})
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  );
}

/** What is run over every story: written from the stories that there are. */
function Checked({ keyStories }: { keyStories: number }) {
  const count = use(DocsContext).componentStories().length;
  const stories = (number: number) => `${number} ${number === 1 ? 'story' : 'stories'}`;
  return (
    <p>
      Axe finds nothing in its {stories(count)}: in the theme of each, its contrast in the other theme, and in
      the first one in forced colours.
      {keyStories > 0 && ` Keys play ${stories(keyStories)} in Chromium, Firefox and WebKit.`}
    </p>
  );
}

/** The tokens that a component's own sheet reads, with what each is for. */
export function TokenList({ folder }: { folder: string }) {
  const tokens = evidence[folder]?.tokens ?? [];
  if (tokens.length === 0) return <p>It has no style of its own.</p>;
  return (
    <ul className="docs-tokens">
      {tokens.map((token) => (
        <li key={token}>
          <code>{token}</code> {purposeOf(token)}
        </li>
      ))}
    </ul>
  );
}
