import type { ImportRecord } from '@rentsafe/domain/import';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { showImportChange, undoWhole } from '../../../../calls/imports';
import { QuestionDialog } from '../../../../forms/QuestionDialog';
import { ImportFailure } from './ImportFailure';

/** Asks before an import is undone; what blocks it is named in the question. */
export function UndoQuestion({ record, onClose }: { record: ImportRecord; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { id, kind, name } = record;
  return (
    <QuestionDialog
      title={`Undo the import of ${name}?`}
      text={
        kind === 'leases'
          ? 'The leases and units it created are deleted. People and companies stay.'
          : 'Its opening balances are reversed by new entries.'
      }
      act={async () => {
        await undoWhole(id);
        toast.success('Import undone', { description: name });
        showImportChange(queryClient);
      }}
      failure="Failed to undo import"
      refusalText={(error) => <ImportFailure error={error} />}
      confirmLabel="Undo import"
      cancelLabel="Close"
      onClose={onClose}
    />
  );
}
