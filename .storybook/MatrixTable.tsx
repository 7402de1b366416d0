import { useState } from 'react';
import { type MatrixLine, type MatrixStory, pictureSrc, settings, storyHref } from './matrix';
import './StateTable.css';

export type MatrixSetting = (typeof settings)[number];

export interface MatrixTableProps {
  lines: readonly MatrixLine[];
  /** The columns. @default all seven */
  columns?: readonly MatrixSetting[];
  /** Names the screen or the component in each line. @default false */
  named?: boolean;
  /** Renders the settings that have no accepted picture, in each line. @default false: a line at a time, on request */
  live?: boolean;
}

/** Stories by setting, with heads that stay in sight: each cell shows its story, and leads to it. */
export const MatrixTable = ({ lines, columns = settings, named = false, live = false }: MatrixTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
  <section className="state-scroll" aria-label="States by setting" tabIndex={0}>
    <table className="state-table">
      <thead>
        <tr>
          <th scope="col">State</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line
            key={`${line.subject} ${line.state} ${line.story.id}`}
            line={line}
            columns={columns}
            named={named}
            live={live}
          />
        ))}
      </tbody>
    </table>
  </section>
);

interface LineProps {
  line: MatrixLine;
  columns: readonly MatrixSetting[];
  named: boolean;
  live: boolean;
}

export const hasPicture = (setting: string) => setting === 'Light' || setting === 'Dark';

/** Five of the seven settings have no accepted picture: they are rendered on request, a frame each. */
function Line({ line: { subject, state, meaning, story }, columns, named, live }: LineProps) {
  const [isRequested, setRequested] = useState(false);
  const isLive = live || isRequested;
  return (
    <tr>
      <th scope="row" title={meaning}>
        {named && <span className="state-story">{subject}</span>}
        <strong>{state}</strong>
        {story.name !== state && <span className="state-story">{story.name}</span>}
        {!isLive && columns.some(({ name }) => !hasPicture(name)) && (
          <button
            type="button"
            aria-label={`Render ${subject}, ${story.name}`}
            onClick={() => setRequested(true)}
          >
            Render
          </button>
        )}
      </th>
      {columns.map((setting) => (
        <td key={setting.name}>
          <a
            href={storyHref(story.id, setting.globals)}
            target="_top"
            aria-label={`${story.name}, ${setting.name}`}
          >
            <Thumbnail story={story} setting={setting} live={isLive} />
          </a>
        </td>
      ))}
    </tr>
  );
}

interface ThumbnailProps {
  story: MatrixStory;
  setting: MatrixSetting;
  live: boolean;
}

/** The accepted picture, or the story itself, made small; 'Open' where there is neither. */
function Thumbnail({ story, setting: { name, globals }, live }: ThumbnailProps) {
  if (hasPicture(name)) {
    return (
      <>
        <img
          className="state-thumbnail"
          src={pictureSrc(story.id, name === 'Dark' ? 'dark' : 'light')}
          alt=""
          loading="lazy"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
        <span className="state-text">Open</span>
      </>
    );
  }
  if (!live) return 'Open';
  const address = new URLSearchParams({ id: story.id, viewMode: 'story', globals });
  return (
    <span className="state-thumbnail" data-narrow={name === 'Mobile' || undefined}>
      <iframe title={`${story.name}, ${name}`} src={`iframe.html?${address}`} loading="lazy" tabIndex={-1} />
    </span>
  );
}
