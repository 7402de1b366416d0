import { type AttachedFile, fileRemovalForm } from '@rentsafe/domain/file';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { detachFile, type FilesOf, showDetached } from '../calls/files';
import { ActionDialog } from '../forms/ActionDialog';

export interface RemoveFileProps {
  subject: FilesOf;
  file: AttachedFile;
  onClose: () => void;
}

/** Asks why a file is removed: it may be evidence. */
export function RemoveFileDialog({ subject, file: { id, name }, onClose }: RemoveFileProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Remove ${name}`}
      description="The file is no longer shown. The history keeps who removed it and why."
      form={fileRemovalForm}
      send={async (body) => {
        await detachFile(id, body);
        showDetached(queryClient, subject, id);
      }}
      submitLabel="Remove file"
      pendingLabel="Removing file..."
      done="File removed"
      failure="Failed to remove file"
      onClose={onClose}
    >
      <TextArea label="Reason" name="reason" required maxLength={500} />
    </ActionDialog>
  );
}
