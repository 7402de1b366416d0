import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AnatomyPart, Spec } from './guidance';
import { LinkedMarkdown } from './links';
import { type Mark, marksOf, watchPage } from './marks';
import { StoryFrame } from './StoryFrame';

/** The parts of a component, numbered in a story of it, in the order in which they are read. */
export function Anatomy({ folder, spec: { anatomy } }: { folder: string; spec: Spec }) {
  const stories = use(DocsContext).componentStories();
  const { story: name, parts } = anatomy;
  const story = name
    ? stories.find(({ id, title }) => id === toId(title, storyNameFromExport(name)))
    : stories[0];
  if (parts.length === 0) return null;
  const shown = parts.filter(({ where }) => !where);
  const elsewhere = parts.filter(({ where }) => where);
  return (
    <>
      <h2 id="anatomy">Anatomy</h2>
      {story && shown.length > 0 && <Numbered story={story} parts={shown} />}
      <ol className="docs-parts">{shown.map((part) => pointOf(folder, part))}</ol>
      {elsewhere.length > 0 && (
        <ul className="docs-parts">{elsewhere.map((part) => pointOf(folder, part))}</ul>
      )}
      <p className="docs-status">
        The names are those of <code>data-part</code>, for styles and tests.
      </p>
    </>
  );
}

const pointOf = (folder: string, { name, where, text }: AnatomyPart) => (
  <li key={name}>
    <code>{name}</code> {where && <em>{where}</em>} <LinkedMarkdown self={folder}>{text}</LinkedMarkdown>
  </li>
);

interface NumberedProps {
  story: {
    id: string;
    title: string;
    name: string;
    parameters: { docs?: { story?: { inline?: boolean; height?: string } } };
  };
  parts: readonly AnatomyPart[];
}

/** A story with a number at each part, which stay there as the page changes. */
function Numbered({ story, parts }: NumberedProps) {
  const { inline = true, height = '30rem' } = story.parameters.docs?.story ?? {};
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [tall, setTall] = useState<number>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const watch = (page: Document) => {
    stop.current?.();
    // Room for the numbers.
    if (inline) page.body.style.padding = '1.5rem 2rem';
    stop.current = watchPage(page, () => {
      const found = marksOf(page, parts);
      setMarks(found);
      const root = page.querySelector('#storybook-root')?.getBoundingClientRect();
      const bottoms = found.map(({ top, height: size }) => top + size);
      // What opens needs its room first; a frame of a layer that covers the page keeps its height.
      if (inline && root && found.length === parts.length)
        setTall(Math.min(Math.max(root.bottom, ...bottoms, 64) + 24, 900));
    });
  };
  return (
    <div className="docs-anatomy">
      <StoryFrame story={story} height={tall ? `${tall}px` : height} onPage={watch} />
      {marks.map(({ number, at, ...box }) => (
        <span key={number} aria-hidden="true">
          <span className="docs-part" style={box} />
          <b style={at}>{number}</b>
        </span>
      ))}
    </div>
  );
}
