import {
  type AttachedFile,
  createFile,
  type FileRemoval,
  type FileSubject,
  fileSubjectText,
  getFileContent,
  listFiles,
  MAX_FILE_BYTES,
  MAX_FILES,
  removeFile,
} from '@rentsafe/domain/file';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from './ApiError';
import type { LenientCall } from './attempt';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';

/** The record that files are attached to. */
export interface FilesOf {
  type: FileSubject;
  id: number;
}

const keyOf = ({ type, id }: FilesOf) => ['files', fileSubjectText(type, id)];

/** The files of a record, newest first. */
export const filesQuery = (subject: FilesOf) =>
  queryOptions({
    queryKey: keyOf(subject),
    queryFn: async ({ signal }) => {
      const query = { subject: fileSubjectText(subject.type, subject.id), page_size: MAX_FILES };
      return (await request(listFiles, { query, signal })).results;
    },
    refetchOnMount: 'always',
  });

const blobs: LenientCall<never, Blob> = {
  ...getFileContent,
  reply: {
    safeParse: (value) =>
      value instanceof Blob ? { success: true, data: value } : { success: false, error: 'no bytes' },
  },
};

/** The bytes of a file, which never change. */
export const fileContentQuery = (id: number) =>
  queryOptions({
    queryKey: ['file', id],
    queryFn: ({ signal }) => request(blobs, { ids: { id }, signal }),
  });

interface NewFile {
  name: string;
  bytes: Blob;
  key: string;
  onProgress?: (percent: number) => void;
}

/** Throws `ApiError`; of a file that is too large before it is sent. */
export async function attachFile(
  { type, id }: FilesOf,
  { name, bytes, key, onProgress }: NewFile,
): Promise<AttachedFile> {
  if (bytes.size > MAX_FILE_BYTES) throw new ApiError('tooLarge', { isFile: true });
  return request(createFile, {
    query: { subject: fileSubjectText(type, id), name },
    upload: { bytes, ...(onProgress && { onProgress }) },
    idempotencyKey: key,
    timeout: CREATION_TIMEOUT,
  });
}

/** Throws `ApiError`. */
export const detachFile = (id: number, body: FileRemoval): Promise<void> =>
  request(removeFile, { ids: { id }, body });

/** A file that was attached, first in its list. */
export function showAttached(queryClient: QueryClient, subject: FilesOf, file: AttachedFile): void {
  queryClient.setQueryData<readonly AttachedFile[]>(keyOf(subject), (files = []) => [
    file,
    ...files.filter(({ id }) => id !== file.id),
  ]);
}

/** A file that was removed is gone from its list. */
export function showDetached(queryClient: QueryClient, subject: FilesOf, id: number): void {
  queryClient.setQueryData<readonly AttachedFile[]>(keyOf(subject), (files = []) =>
    files.filter((file) => file.id !== id),
  );
}
