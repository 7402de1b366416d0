import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ScreenNotes as Notes } from '../packages/app/src/testing/screenStates';
import { StateTable } from './StateTable';

/** The review notes of a screen, from its states file. */
export function ScreenNotes({ screen }: { screen: Notes }) {
  const { purpose, users, at, routes, spec, deviations } = screen;
  return (
    <>
      <p>{purpose}</p>
      <h2>Review notes</h2>
      <h3>Who uses it</h3>
      <p>{users}</p>
      <h3>Where it is</h3>
      <p>
        {/* In the app of npm start, which Storybook does not serve. */}
        <a href={`http://localhost:4000${at}`} target="_blank" rel="noreferrer">
          {at}
        </a>
        {routes.length > 1 && `, and ${routes.length - 1} more: ${routes.slice(1).join(' ')}`}
      </p>
      <h3>What it covers of the specification</h3>
      <ul>
        {spec.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      <h3>Known deviations</h3>
      {deviations.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {deviations.map((deviation) => (
            <li key={deviation}>{deviation}</li>
          ))}
        </ul>
      )}
      <h2>States</h2>
      <Unstyled>
        <StateTable screen={screen} />
      </Unstyled>
    </>
  );
}
