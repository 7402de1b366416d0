import type { ImportRecord } from '@rentsafe/domain/import';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showImportChange, undoWhole } from '../../../../calls/imports';
import { reportFailure } from '../../../../forms/refusal';
import { useCloseOnBack } from '../../../../overlays/useCloseOnBack';
import { ImportFailure } from './ImportFailure';

/** Asks before an import is undone; what blocks it is named in the question. */
export function UndoQuestion({ record, onClose }: { record: ImportRecord; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useCloseOnBack(() => !pending && onClose());

  async function undo() {
    setPending(true);
    try {
      await undoWhole(record.id);
      toast.success('Import undone', { description: record.name });
      showImportChange(queryClient);
      onClose();
    } catch (error) {
      reportFailure('Failed to undo import', error);
      setFailure({ error });
      setPending(false);
    }
  }

  return (
    <AlertDialog
      open
      title={`Undo the import of ${record.name}?`}
      description={
        <Stack gap={3}>
          <Text>
            {record.kind === 'leases'
              ? 'The leases and units it created are deleted. People and companies stay.'
              : 'Its opening balances are reversed by new entries.'}
          </Text>
          {failure && (
            <Callout tone="danger" role="alert">
              <ImportFailure error={failure.error} />
            </Callout>
          )}
        </Stack>
      }
      confirmLabel="Undo import"
      cancelLabel="Close"
      pending={pending}
      onConfirm={() => void undo()}
      onCancel={onClose}
    />
  );
}
