import type { CostBearer, WorkOrderLineKind, WorkOrderState } from '@rentsafe/domain/workOrder';
import type { StateTexts } from '../../../../text/StateBadge';

export const workOrderStateTexts: StateTexts<WorkOrderState> = {
  draft: { label: 'Draft', tone: 'warning' },
  issued: { label: 'Issued', tone: 'info' },
  started: { label: 'Started', tone: 'info' },
  completed: { label: 'Completed', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const bearerTexts: Readonly<Record<CostBearer, string>> = {
  landlord: 'Landlord',
  tenant: 'Tenant',
  agency: 'Agency',
};

export const lineKindTexts: Readonly<Record<WorkOrderLineKind, string>> = {
  labour: 'Labour',
  material: 'Material',
  callout: 'Call-out',
  other: 'Other',
};
