import { maintenancePriorities, maintenanceTargetsForm } from '@rentsafe/domain/maintenance';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { NumberField } from '@rentsafe/ui/NumberField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bookQuery, changeBook, showBook } from '../../../../calls/books';
import { Fetched } from '../../../../calls/Fetched';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { Fields } from '../../../../forms/Fields';
import { useMe } from '../../../../session/useMe';
import { priorityText } from './maintenanceTexts';

/** How soon a book wants requests answered and mended. What was reported before keeps its days. */
export function TargetsDialog({ onClose }: { onClose: () => void }) {
  const client = useMe().data?.client;
  const book = useQuery({ ...bookQuery(client ?? 0), enabled: client !== undefined });
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title="Maintenance Targets"
      description="Days allowed to respond to a request and to finish the work. Existing requests keep their targets."
      form={maintenanceTargetsForm}
      send={async (maintenance_targets) => {
        if (!book.data) throw new Error('These accounts could not be found.');
        const { client, version } = book.data;
        showBook(queryClient, await changeBook(client.id, { maintenance_targets, version }));
      }}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Targets saved"
      failure="Failed to save targets"
      ready={book.data !== undefined}
      onClose={onClose}
    >
      <Fetched query={book} subject="the targets">
        {({ maintenance_targets }) =>
          maintenancePriorities.map((priority) => {
            const [respond, finish] = maintenance_targets[priority];
            const days = { required: true, min: 0, max: 365 };
            return (
              <Fieldset key={priority} label={priorityText(priority)}>
                <Fields>
                  <NumberField
                    label="Respond Within"
                    name={`${priority}_respond`}
                    defaultValue={String(respond)}
                    {...days}
                  />
                  <NumberField
                    label="Finish Within"
                    name={`${priority}_finish`}
                    defaultValue={String(finish)}
                    {...days}
                  />
                </Fields>
              </Fieldset>
            );
          })
        }
      </Fetched>
    </ActionDialog>
  );
}
