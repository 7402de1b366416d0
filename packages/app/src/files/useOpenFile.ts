import type { AttachedFile } from '@rentsafe/domain/file';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileContentQuery } from '../calls/files';
import { reportFailure } from '../forms/refusal';

type OpenedFile = Pick<AttachedFile, 'id' | 'name' | 'type'>;

/** A browser starts to save as soon as the address is followed; it is done with the bytes by then. */
function save(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Shows a photo, and saves a document: it may hold a script, and is never shown in place. */
export function useOpenFile() {
  const queryClient = useQueryClient();
  const [openingId, setOpeningId] = useState<number>();
  const [shown, setShown] = useState<{ file: OpenedFile; url: string }>();
  const open = async (file: OpenedFile) => {
    setOpeningId(file.id);
    try {
      const bytes = await queryClient.ensureQueryData(fileContentQuery(file.id));
      if (file.type.startsWith('image/')) setShown({ file, url: URL.createObjectURL(bytes) });
      else save(bytes, file.name);
    } catch (error) {
      reportFailure('Failed to open the file', error);
    } finally {
      setOpeningId(undefined);
    }
  };
  const onClose = () => {
    if (shown) URL.revokeObjectURL(shown.url);
    setShown(undefined);
  };
  return { open, openingId, shown, onClose };
}
