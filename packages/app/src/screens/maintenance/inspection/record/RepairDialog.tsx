import {
  foundValue,
  type InspectedItem,
  type Inspection,
  inspectionRepairForm,
} from '@rentsafe/domain/inspection';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { requestRepair } from '../../../../calls/inspections';
import { showRequests } from '../../../../calls/maintenanceRequests';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { requestPath } from '../../../../paths';
import { CategorySelect, PrioritySelect } from '../../maintenanceRequest/list/MaintenanceSelects';
import { conditionTexts } from '../list/inspectionTexts';

export interface RepairProps {
  inspection: Inspection;
  onClose: () => void;
}

const isBroken = ({ condition }: InspectedItem) =>
  condition === 'poor' || condition === 'damaged' || condition === 'missing';

/** What is broken stands first. */
const foundOptions = ({ areas }: Inspection) =>
  areas
    .flatMap(({ name: area, items }) => items.map((item) => ({ area, item })))
    .sort((a, b) => Number(isBroken(b.item)) - Number(isBroken(a.item)))
    .map(({ area, item }) => ({
      value: foundValue(area, item.name),
      label: `${area}, ${item.name}${item.condition ? `: ${conditionTexts[item.condition]}` : ''}`,
    }));

/** Makes a maintenance request of an item, and shows it. */
export function RepairDialog({ inspection, onClose }: RepairProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const options = foundOptions(inspection);
  return (
    <ActionDialog
      title={`Request a repair after ${inspection.number}`}
      description="The note on the item becomes the summary of the request."
      form={inspectionRepairForm}
      send={async (body, key) => {
        const request = await requestRepair(inspection.id, body, key);
        showRequests(queryClient);
        void navigate(requestPath(request.id));
      }}
      submitLabel="Request repair"
      pendingLabel="Requesting repair..."
      done="Repair requested"
      failure="Failed to request the repair"
      onClose={onClose}
    >
      <Stack gap="field">
        <Select label="Item" name="found" required options={options} defaultValue={options[0]?.value} />
        <CategorySelect />
        <PrioritySelect />
      </Stack>
    </ActionDialog>
  );
}
