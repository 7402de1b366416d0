import { today } from '@rentsafe/domain/date';
import { documentSigningForm, type documentSteps } from '@rentsafe/domain/document';
import { fileTypes, MAX_FILE_BYTES } from '@rentsafe/domain/file';
import { DateField } from '@rentsafe/ui/DateField';
import { FileField } from '@rentsafe/ui/FileField';
import { preparePhoto } from '@rentsafe/ui/PhotoField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../calls/Fetched';
import { attachFile, type FilesOf, filesQuery, showAttached } from '../../../calls/files';
import { ActionDialog } from '../../../forms/ActionDialog';
import type { StepDialogProps } from '../../../record/stepKind';
import { useStep } from '../../../record/useStep';

interface Scan {
  bytes: File;
  /** Sent again after a refusal, it is attached once. */
  key: string;
  /** Of a photo: as it was sent. */
  sent?: File;
}

/** Records that a document was signed, with the scan: one of its files, or one that is attached with it. */
export function SignDialog(props: StepDialogProps<typeof documentSteps, 'sign'>) {
  const { id, number } = props.record;
  const queryClient = useQueryClient();
  const { words, take } = useStep(props);
  const { participle: _, ...said } = words;
  const subject: FilesOf = { type: 'document', id };
  const attached = useQuery(filesQuery(subject));
  const [chosen, setChosen] = useState<string>();
  const [scan, setScan] = useState<Scan>();
  const file = chosen ?? String(attached.data?.[0]?.id ?? '');

  const attach = async () => {
    if (!scan) throw new Error('There is no scan.');
    const { key, bytes } = scan;
    const isPhoto = bytes.type.startsWith('image/');
    // A photo of it is made smaller too, and does not say where it was taken.
    const sent = scan.sent ?? (isPhoto ? await preparePhoto(bytes) : bytes);
    setScan({ key, bytes, sent });
    const added = await attachFile(subject, { key, bytes: sent, name: sent.name });
    showAttached(queryClient, subject, added);
    return added.id;
  };

  return (
    <ActionDialog
      {...said}
      onClose={props.onClose}
      title={`Sign ${number}`}
      description="The scan is kept with the document and cannot be removed."
      form={documentSigningForm}
      send={async (body, key) => take({ ...body, file: body.file ?? (await attach()) }, key)}
      ready={attached.data !== undefined}
    >
      <Fetched query={attached} subject="the files">
        {(files) => (
          <Stack gap="field">
            {files.length > 0 && (
              <Select
                label="Scan"
                name="file"
                value={file}
                onValueChange={({ value }) => setChosen(value)}
                options={[
                  ...files.map(({ id, name }) => ({ value: String(id), label: name })),
                  { value: '', label: 'Another file' },
                ]}
              />
            )}
            {file === '' && (
              <FileField
                label="Signed Scan"
                required
                accept={fileTypes.join(',')}
                maxBytes={MAX_FILE_BYTES}
                hint="A PDF or a photo, 10 MiB at most."
                value={scan ? [scan.bytes] : []}
                onValueChange={({ value: [bytes] }) => setScan(bytes && { bytes, key: newIdempotencyKey() })}
              />
            )}
            <DateField label="Signed On" name="on" required max={today()} defaultValue={today()} />
          </Stack>
        )}
      </Fetched>
    </ActionDialog>
  );
}
