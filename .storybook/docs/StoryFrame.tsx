import { use } from 'react';
import { initialGlobals, type Setting } from '../globals';
import { SettingContext } from '../setting';
import { docsFrame } from './placeInPage';

export interface StoryFrameProps {
  story: { id: string; title: string; name: string };
  /** In any CSS length. */
  height: string;
  /** Called with its page, once that is there. */
  onPage?: (page: Document) => void;
}

/** A story in a frame of its own, so that a dialog stays in it, in the setting of the toolbar. */
export function StoryFrame({ story, height, onPage }: StoryFrameProps) {
  const setting = use(SettingContext);
  const globals = Object.keys(initialGlobals).map((name) => `${name}:${setting[name as keyof Setting]}`);
  const address = new URLSearchParams({ id: story.id, viewMode: 'story', globals: globals.join(';') });
  return (
    <iframe
      key={globals.join()}
      name={docsFrame}
      className="docs-frame"
      title={`${story.title}: ${story.name}`}
      src={`iframe.html?${address}`}
      loading="lazy"
      onLoad={({ currentTarget: { contentDocument } }) => contentDocument && onPage?.(contentDocument)}
      data-tall={(height.endsWith('rem') && Number.parseFloat(height) >= 20) || undefined}
      style={{ blockSize: height }}
    />
  );
}
