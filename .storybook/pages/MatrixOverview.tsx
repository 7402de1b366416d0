import { formatDate } from '@rentsafe/format/date';
import { stateMeanings, storiesOf } from '../../packages/app/src/testing/screenStates';
import { histories } from '../docs/history';
import { groupOf } from '../docs/links';
import { StatusBadge } from '../docs/VersionList';
import { type MatrixFilter, type MatrixLine, nameOf, rowsOf, stateLabel, stateNames } from '../matrix';
import { screens } from '../screens';

interface Choosable {
  /** Narrows the matrix to what was pressed. */
  onChoose: (filter: Partial<MatrixFilter>) => void;
}

/** Every screen by every state: how many stories show it. */
export function ScreenOverview({ onChoose }: Choosable) {
  const stories = new Set(screens.flatMap(rowsOf).flatMap((row) => row.stories.map(({ id }) => id))).size;
  return (
    <>
      <p>
        {screens.length} screens and dialogs, {stateNames.length} states, {stories} stories. A figure is the
        number of stories that show the state: press it, a screen or a state to see them. A dash is a state
        that cannot occur, with the reason in its tooltip and on the page of the screen.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <section className="state-scroll" aria-label="Screens by state" tabIndex={0}>
        <table className="state-table state-overview">
          <thead>
            <tr>
              <th scope="col">Screen</th>
              {stateNames.map((state) => (
                <th key={state} scope="col" title={stateMeanings[state]}>
                  <button type="button" onClick={() => onChoose({ state: stateLabel(state) })}>
                    {stateLabel(state)}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {screens.map(({ title, states }) => {
              const subject = nameOf(title);
              return (
                <tr key={title}>
                  <th scope="row">
                    <button type="button" onClick={() => onChoose({ subject })}>
                      {subject}
                    </button>
                  </th>
                  {stateNames.map((state) => {
                    const coverage = states[state];
                    const count = storiesOf(coverage).length;
                    return (
                      <td key={state}>
                        {'cannot' in coverage ? (
                          <span className="state-none" title={coverage.cannot}>
                            –
                          </span>
                        ) : (
                          <button
                            type="button"
                            aria-label={`${subject}, ${stateLabel(state)}: ${count}`}
                            onClick={() => onChoose({ subject, state: stateLabel(state) })}
                          >
                            {count}
                          </button>
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface ComponentOverviewProps extends Choosable {
  lines: readonly MatrixLine[];
  /** When each picture last changed. */
  dates: Readonly<Record<string, string>>;
}

/** Every component: where it stands, how many stories it has, and when what it looks like last changed. */
export const ComponentOverview = ({ lines, dates, onChoose }: ComponentOverviewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
  <section className="state-scroll" aria-label="Components" tabIndex={0}>
    <table className="state-table">
      <thead>
        <tr>
          {['Component', 'Group', 'Status', 'Stories', 'Picture changed'].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {histories.map(({ name, status }) => {
          const own = lines.filter(({ subject }) => subject === name);
          const last = own
            .map(({ story }) => dates[story.id.replace('--', '/')] ?? '')
            .sort()
            .at(-1);
          return (
            <tr key={name}>
              <th scope="row">
                <button type="button" onClick={() => onChoose({ subject: name })}>
                  {name}
                </button>
              </th>
              <td>{groupOf(name)}</td>
              <td>
                <StatusBadge status={status} />
              </td>
              <td>{own.length}</td>
              <td>{last ? formatDate(last, 'medium') : 'No picture'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);
