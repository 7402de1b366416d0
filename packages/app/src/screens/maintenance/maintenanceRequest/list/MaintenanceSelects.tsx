import {
  type MaintenanceCategory,
  maintenanceCategories,
  maintenancePriorities,
} from '@rentsafe/domain/maintenance';
import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import { Select } from '@rentsafe/ui/Select';
import { CHOOSE, optionsOf } from '../../../../forms/options';
import { categoryText, priorityText } from './maintenanceTexts';

interface CategorySelectProps {
  value?: MaintenanceCategory | undefined;
  onCategory?: (category: MaintenanceCategory | undefined) => void;
}

/** What kind of work it is. */
export const CategorySelect = ({ value, onCategory }: CategorySelectProps) => (
  <Select
    label="Category"
    name="category"
    required
    placeholder={CHOOSE}
    options={optionsOf(maintenanceCategories, categoryText)}
    defaultValue={value ?? ''}
    onValueChange={({ value: chosen }) => onCategory?.(chosen || undefined)}
  />
);

/** How urgent it is. */
export const PrioritySelect = ({ value }: { value?: MaintenanceRequest['priority'] | undefined }) => (
  <Select
    label="Priority"
    name="priority"
    required
    options={optionsOf(maintenancePriorities, priorityText)}
    defaultValue={value ?? 'normal'}
  />
);
