import type { Condition, InspectionKind, InspectionState, SignatureRole } from '@rentsafe/domain/inspection';
import type { StateTexts } from '../../../../text/StateBadge';

export const inspectionStateTexts: StateTexts<InspectionState> = {
  planned: { label: 'Planned', tone: 'warning' },
  done: { label: 'Done', tone: 'info' },
  signed: { label: 'Signed', tone: 'info' },
  final: { label: 'Final', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const inspectionKindTexts: Readonly<Record<InspectionKind, string>> = {
  move_in: 'Move in',
  routine: 'Routine',
  move_out: 'Move out',
};

export const conditionTexts: Readonly<Record<Condition, string>> = {
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  damaged: 'Damaged',
  missing: 'Missing',
  none: 'Not applicable',
};

export const signatureRoleTexts: Readonly<Record<SignatureRole, string>> = {
  agent: 'Agent',
  tenant: 'Tenant',
  landlord: 'Landlord',
};
