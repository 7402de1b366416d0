import type { UnitState } from '@rentsafe/domain/unit';
import type { StateTexts } from '../../../../text/StateBadge';

/** Whether a unit is let today. */
export const unitStateTexts: StateTexts<UnitState> = {
  occupied: { label: 'Occupied', tone: 'success' },
  vacant: { label: 'Vacant', tone: 'warning' },
  maintenance: { label: 'Maintenance', tone: 'info' },
};
