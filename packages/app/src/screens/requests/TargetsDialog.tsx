import type { Book } from '@rentsafe/domain/book';
import { maintenancePriorities, maintenanceTargetsForm } from '@rentsafe/domain/maintenance';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Spinner } from '@rentsafe/ui/Spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bookQuery, changeBook, showBook } from '../../api/books';
import { ActionDialog } from '../../forms/ActionDialog';
import { Fields } from '../../forms/Fields';
import { useMe } from '../../session/useMe';
import { priorityText } from './maintenanceTexts';

/** How soon a book wants requests answered and mended. What was reported before keeps its days. */
export function TargetsDialog({ onClose }: { onClose: () => void }) {
  const client = useMe().data?.client;
  const { data: book } = useQuery({ ...bookQuery(client ?? 0), enabled: client !== undefined });
  return book ? <TargetsForm book={book} onClose={onClose} /> : <Spinner label="Loading the targets" />;
}

function TargetsForm({ book, onClose }: { book: Book; onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title="Maintenance Targets"
      description="Days from the report to the answer, and to the end of the work. What was reported before keeps its days."
      form={maintenanceTargetsForm}
      send={async (maintenance_targets) =>
        showBook(
          queryClient,
          await changeBook(book.client.id, { maintenance_targets, version: book.version }),
        )
      }
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Targets saved"
      failure="Failed to save targets"
      onClose={onClose}
    >
      {maintenancePriorities.map((priority) => {
        const [respond, finish] = book.maintenance_targets[priority];
        const days = { required: true, min: 0, max: 365 };
        return (
          <Fieldset key={priority} legend={priorityText(priority)}>
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
      })}
    </ActionDialog>
  );
}
