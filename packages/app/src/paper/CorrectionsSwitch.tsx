import { Switch } from '@rentsafe/ui/Switch';

interface CorrectionsSwitchProps {
  /** How many lines are corrected mistakes; left out where they are not read yet. */
  count?: number;
  shown: boolean;
  onShown: (shown: boolean) => void;
}

const labelOf = (count: number | undefined) =>
  count === undefined ? 'Print corrections' : `Show corrections (${count} ${count === 1 ? 'line' : 'lines'})`;

/** Shows, on the screen and on paper, what was posted by mistake and taken back; not there where nothing was. */
export const CorrectionsSwitch = ({ count, shown, onShown }: CorrectionsSwitchProps) =>
  count !== 0 && (
    <Switch label={labelOf(count)} checked={shown} onChange={({ target }) => onShown(target.checked)} />
  );
