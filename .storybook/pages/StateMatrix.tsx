import { Unstyled } from '@storybook/addon-docs/blocks';
import { stateMeanings, storiesOf } from '../../packages/app/src/testing/screenStates';
import { rowsOf, stateLabel, stateNames, storyHref } from '../matrix';
import { StateTable } from '../StateTable';
import { screens } from '../screens';

const nameOf = (title: string) => title.replace('Screens/', '');
const anchorOf = (title: string) => title.toLowerCase().replace(/\W+/g, '-');

/** Every screen by every state at a glance, then each screen by state and setting. */
export function StateMatrix() {
  return (
    <Unstyled>
      <Overview />
      {screens.map((screen) => (
        <section key={screen.title} aria-labelledby={anchorOf(screen.title)}>
          <h2 id={anchorOf(screen.title)}>{nameOf(screen.title)}</h2>
          <p>{screen.purpose}</p>
          <StateTable screen={screen} />
        </section>
      ))}
    </Unstyled>
  );
}

function Overview() {
  const stories = new Set(screens.flatMap(rowsOf).flatMap((row) => row.stories.map(({ id }) => id))).size;
  return (
    <>
      <p>
        {screens.length} screens and dialogs, {stateNames.length} states, {stories} stories. A figure is the
        number of stories that show the state; a dash is a state that cannot occur, with the reason below it
        and in its tooltip.
      </p>
      <div className="state-scroll">
        <table className="state-table state-overview">
          <thead>
            <tr>
              <th scope="col">Screen</th>
              {stateNames.map((state) => (
                <th key={state} scope="col" title={stateMeanings[state]}>
                  {stateLabel(state)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {screens.map((screen) => (
              <tr key={screen.title}>
                <th scope="row">
                  <a href={`#${anchorOf(screen.title)}`}>{nameOf(screen.title)}</a>
                </th>
                {stateNames.map((state) => {
                  const coverage = screen.states[state];
                  const [first] = rowsOf(screen).find((row) => row.state === state)?.stories ?? [];
                  const count = storiesOf(coverage).length;
                  return (
                    <td key={state}>
                      {first ? (
                        <a
                          href={storyHref(first.id)}
                          target="_top"
                          aria-label={`${nameOf(screen.title)}, ${stateLabel(state)}: ${count}`}
                        >
                          {count}
                        </a>
                      ) : (
                        <span className="state-none" title={'cannot' in coverage ? coverage.cannot : ''}>
                          –
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
