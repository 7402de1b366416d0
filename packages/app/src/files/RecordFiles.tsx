import { type AttachedFile, MAX_FILE_BYTES } from '@rentsafe/domain/file';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { FileList } from '@rentsafe/ui/FileList';
import { Heading } from '@rentsafe/ui/Heading';
import { PhotoField } from '@rentsafe/ui/PhotoField';
import { Skeleton } from '@rentsafe/ui/Skeleton';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../calls/ApiError';
import { type FilesOf, filesQuery } from '../calls/files';
import { useFileUrls } from '../calls/useFileUrls';
import { PhotoDialog } from './PhotoDialog';
import { RemoveFileDialog } from './RemoveFileDialog';
import { useOpenFile } from './useOpenFile';
import { useUploads } from './useUploads';

interface RecordFilesProps {
  subject: FilesOf;
  /** Of the record: 'L-0001'. */
  name: string;
  /** What was signed keeps its files. @default false */
  isFixed?: boolean;
  /** Files may come, and none is removed. @default false */
  isKept?: boolean;
}

const none: readonly AttachedFile[] = [];

/** Photos and documents of a record: add, open, remove. */
export function RecordFiles({ subject, name, isFixed = false, isKept = false }: RecordFilesProps) {
  const { data: files = none, isPending, error, refetch } = useQuery(filesQuery(subject));
  const uploads = useUploads(subject);
  const [removed, setRemoved] = useState<AttachedFile>();
  const images = files.filter(({ type }) => type.startsWith('image/')).map(({ id }) => id);
  const urls = useFileUrls(images);
  const { open, openingId, shown, onClose } = useOpenFile();
  const find = (id: number | string) => files.find((file) => file.id === id);
  const list = () => {
    if (error)
      return (
        <ErrorState title="Could not fetch the files" onRetry={() => void refetch()}>
          {errorSentence(error)}
        </ErrorState>
      );
    if (isPending) return <Skeleton />;
    return (
      <FileList
        label={`Files of ${name}`}
        files={files.map(({ user, ...file }) => ({
          ...file,
          by: user?.name,
          thumbnailUrl: urls.get(file.id),
        }))}
        openingId={openingId}
        onOpen={({ file: { id } }) => {
          const file = find(id);
          if (file) void open(file);
        }}
        {...(!isFixed && !isKept && { onRemove: ({ file: { id } }) => setRemoved(find(id)) })}
      />
    );
  };
  return (
    <Stack asChild gap={3}>
      <section aria-label="Files">
        <Heading level={2} size="md">
          Files
        </Heading>
        {!isFixed && (
          <PhotoField
            label="Add files"
            labelHidden
            acceptsDocuments
            maxBytes={MAX_FILE_BYTES}
            pending={uploads.pending}
            onPhotos={({ files: chosen }) => void uploads.add(chosen)}
            onRetry={({ id }) => uploads.retry(id)}
            onDiscard={({ id }) => uploads.discard(id)}
          />
        )}
        {list()}
        {removed && (
          <RemoveFileDialog subject={subject} file={removed} onClose={() => setRemoved(undefined)} />
        )}
        {shown && <PhotoDialog {...shown} onClose={onClose} />}
      </section>
    </Stack>
  );
}
