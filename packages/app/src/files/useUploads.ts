import type { AttachedFile } from '@rentsafe/domain/file';
import type { PendingPhoto } from '@rentsafe/ui/PhotoField';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../calls/ApiError';
import { attachFile, type FilesOf, showAttached } from '../calls/files';

interface UploadingFile extends PendingPhoto {
  bytes: File;
}

/** Attaches files to a record, each with its progress; one that failed waits to be sent again. */
export function useUploads(subject: FilesOf, onAttached?: (file: AttachedFile) => void) {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<readonly UploadingFile[]>([]);
  const change = (id: string, changes: Partial<PendingPhoto>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  const discard = (id: string) => setFiles((all) => all.filter((file) => file.id !== id));

  const send = async ({ id, name, bytes }: UploadingFile) => {
    change(id, { progress: 0, error: undefined });
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const attached = await attachFile(subject, { name, bytes, key: id, onProgress });
      showAttached(queryClient, subject, attached);
      onAttached?.(attached);
      discard(id);
    } catch (error) {
      console.error('Failed to attach a file', error);
      change(id, { progress: undefined, error: errorSentence(error) });
    }
  };

  return {
    pending: files,
    add: async (chosen: readonly File[]) => {
      const added = chosen.map((bytes) => ({ id: newIdempotencyKey(), name: bytes.name, bytes }));
      setFiles((all) => [...all, ...added]);
      for (const file of added) await send(file);
    },
    retry: (id: string) => {
      const file = files.find((waiting) => waiting.id === id);
      if (file) void send(file);
    },
    discard,
  };
}
