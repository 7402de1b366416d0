import type { MaintenanceCategory, MaintenancePriority } from '@rentsafe/domain/maintenance';
import type { RequestState } from '@rentsafe/domain/maintenanceRequest';
import { capitalised } from '../../../../text/capitalised';
import type { StateTexts } from '../../../../text/StateBadge';

export const requestStateTexts: StateTexts<RequestState> = {
  new: { label: 'New', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'info' },
  ordered: { label: 'Ordered', tone: 'info' },
  done: { label: 'Done', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  duplicate: { label: 'Duplicate', tone: 'neutral' },
};

export const priorityTexts: StateTexts<MaintenancePriority> = {
  emergency: { label: 'Emergency', tone: 'danger' },
  urgent: { label: 'Urgent', tone: 'warning' },
  normal: { label: 'Normal', tone: 'neutral' },
  low: { label: 'Low', tone: 'neutral' },
};

export const categoryText = (category: MaintenanceCategory): string => capitalised(category);

export const priorityText = (priority: MaintenancePriority): string => priorityTexts[priority].label;
