import type { UnitState } from '@rentsafe/domain/unit';
import { Badge, type BadgeTone } from '@rentsafe/ui/Badge';
import { capitalised } from '../../page/capitalised';

const tones: Record<UnitState, BadgeTone> = {
  occupied: 'success',
  vacant: 'warning',
  maintenance: 'info',
};

export const stateLabel = (state: UnitState): string => capitalised(state);

/** Whether a unit is let today. */
export const StateBadge = ({ state }: { state: UnitState }) => (
  <Badge tone={tones[state]}>{stateLabel(state)}</Badge>
);
