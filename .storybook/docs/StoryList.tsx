import { Canvas, DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
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
      <Shown story={story} />
    </section>
  ));
}

/** A state that is reached by acting is played on request: all at once would fight for the focus. */
function Shown({ story }: { story: Story }) {
  const [isPlayed, setPlayed] = useState(false);
  const { inline = true, height = '24rem' } = story.parameters.docs?.story ?? {};
  const acts = story.playFunction !== undefined;
  return (
    <>
      {acts && !isPlayed && (
        <p className="docs-acts">
          This state is reached by acting.{' '}
          <button type="button" onClick={() => setPlayed(true)}>
            Play {story.name}
          </button>
        </p>
      )}
      {isPlayed || (!inline && !acts) ? (
        <StoryFrame story={story} height={height} />
      ) : (
        inline && <Canvas of={story.moduleExport} sourceState="none" />
      )}
    </>
  );
}
