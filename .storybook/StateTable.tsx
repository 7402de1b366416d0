import { type ScreenNotes, stateMeanings } from '../packages/app/src/testing/screenStates';
import { type MatrixStory, pictureSrc, reasonsOf, rowsOf, settings, stateLabel, storyHref } from './matrix';
import './StateTable.css';

/** Every state of a screen in every setting: each cell leads to its story. */
export function StateTable({ screen }: { screen: ScreenNotes }) {
  return (
    <>
      <div className="state-scroll">
        <table className="state-table">
          <thead>
            <tr>
              <th scope="col">State</th>
              {settings.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(screen).map(({ state, stories }) =>
              stories.map((story, nth) => (
                <tr key={`${state} ${story.id}`}>
                  <th scope="row" title={stateMeanings[state]}>
                    {nth === 0 && <strong>{stateLabel(state)}</strong>}
                    <span className="state-story">{story.name}</span>
                  </th>
                  {settings.map(({ name, globals }) => (
                    <td key={name}>
                      <a
                        href={storyHref(story.id, globals)}
                        target="_top"
                        aria-label={`${story.name}, ${name}`}
                      >
                        <Thumbnail story={story} setting={name} />
                      </a>
                    </td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      <dl className="state-reasons">
        {reasonsOf(screen).map(({ reason, states }) => (
          <div key={reason}>
            <dt>{states.map(stateLabel).join(', ')}: cannot occur</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The accepted picture; 'Open' where there is none. */
function Thumbnail({ story, setting }: { story: MatrixStory; setting: string }) {
  if (setting !== 'Light' && setting !== 'Dark') return 'Open';
  return (
    <>
      <img
        className="state-thumbnail"
        src={pictureSrc(story.id, setting === 'Dark' ? 'dark' : 'light')}
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
