import type { ScreenNotes } from '../packages/app/src/testing/screenStates';
import { MatrixTable } from './MatrixTable';
import { linesOf, reasonsOf, stateLabel } from './matrix';

/** Every state of a screen in every setting, then those that cannot occur, with the reason. */
export const StateTable = ({ screen }: { screen: ScreenNotes }) => (
  <>
    <MatrixTable lines={linesOf(screen)} />
    <Reasons screen={screen} />
  </>
);

/** The states of a screen that cannot occur, and why. */
export const Reasons = ({ screen }: { screen: ScreenNotes }) => (
  <dl className="state-reasons">
    {reasonsOf(screen).map(({ reason, states }) => (
      <div key={reason}>
        <dt>{states.map(stateLabel).join(', ')}: cannot occur</dt>
        <dd>{reason}</dd>
      </div>
    ))}
  </dl>
);
