import type { MaintenanceCategory } from '@rentsafe/domain/maintenance';
import type { CostGrouping, MaintenanceCostRow } from '@rentsafe/domain/maintenanceReport';
import type { CostBearer } from '@rentsafe/domain/workOrder';
import { contractorPath, propertyPath } from '../../../paths';
import { monthText } from '../../../text/monthText';
import { categoryText } from '../maintenanceRequest/list/maintenanceTexts';
import { bearerTexts } from '../workOrder/list/workOrderTexts';

export const groupingTexts: Readonly<Record<CostGrouping, string>> = {
  property: 'Property',
  category: 'Category',
  contractor: 'Contractor',
  month: 'Month',
  bearer: 'Paid By',
};

/** What a row is called. */
export function keyText(by: CostGrouping, { key }: Pick<MaintenanceCostRow, 'key'>): string {
  if (typeof key !== 'string') return key.name;
  if (by === 'month') return monthText(key);
  return by === 'bearer' ? bearerTexts[key as CostBearer] : categoryText(key as MaintenanceCategory);
}

/** The page of what a row is about. */
export function hrefOf(by: CostGrouping, { key }: Pick<MaintenanceCostRow, 'key'>): string | undefined {
  if (typeof key === 'string') return undefined;
  return by === 'contractor' ? contractorPath(key.id) : propertyPath(key.id);
}
