import { Canvas, DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import { initialGlobals } from '../globals';
import { pictureSrc } from '../matrix';
import { SettingContext } from '../setting';
import { StoryFrame } from './StoryFrame';

type Story = ReturnType<typeof useStories>[number];

function useStories() {
  const docs = use(DocsContext);
  return docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
}

/** Every story of a component: those that cover the page in a frame of their own. */
export function StoryList() {
  return useStories().map((story) => (
    <section key={story.id} className="docs-story">
      <h3 id={story.id}>{story.name}</h3>
      {story.parameters.docs?.description?.story && (
        <Markdown>{story.parameters.docs.description.story}</Markdown>
      )}
      {story.playFunction ? <Played story={story} /> : <Shown story={story} />}
    </section>
  ));
}

/** A direction or theme of its own would be that of the whole docs page. */
const setsPage = ({ storyGlobals }: Story) =>
  Object.keys(storyGlobals).some((name) => name in initialGlobals);

function Shown({ story }: { story: Story }) {
  const { inline = true, height = '24rem' } = story.parameters.docs?.story ?? {};
  if (inline && !setsPage(story)) return <Canvas of={story.moduleExport} sourceState="none" />;
  return <StoryFrame story={story} height={height} />;
}

/**
 * A state that is reached by acting: its accepted picture until it is played on request. All played at once would fight for
 * the focus, and none played would show another state than the one it is named after.
 */
function Played({ story }: { story: Story }) {
  const { theme } = use(SettingContext);
  const [isPlayed, setPlayed] = useState(false);
  const { height = '24rem' } = story.parameters.docs?.story ?? {};
  if (isPlayed) return <StoryFrame story={story} height={height} />;
  return (
    <>
      <img
        key={theme}
        className="docs-picture"
        src={pictureSrc(story.id, theme)}
        alt={`${story.name}, as it was last accepted`}
        loading="lazy"
        onLoad={({ currentTarget: picture }) => {
          // A low one is cut, not scaled: its text stays legible on a narrow page.
          if (picture.naturalHeight < 240) picture.style.blockSize = `${picture.naturalHeight}px`;
        }}
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
      <p className="docs-acts">
        This state is reached by acting.{' '}
        <button type="button" onClick={() => setPlayed(true)}>
          Play {story.name}
        </button>
      </p>
    </>
  );
}
