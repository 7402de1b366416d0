import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';
import { attachFile, type FilesOf } from '../calls/files';

interface NewPhoto {
  /** The key under which it is stored once. */
  id: string;
  name: string;
  bytes: File;
}

/** Photos that are chosen in the form of a new record, and attached to it once there is one. */
export function useNewPhotos() {
  const [photos, setPhotos] = useState<readonly NewPhoto[]>([]);
  return {
    pending: photos,
    add: (files: readonly File[]) =>
      setPhotos((before) => [
        ...before,
        ...files.map((bytes) => ({ id: newIdempotencyKey(), name: bytes.name, bytes })),
      ]),
    discard: (id: string) => setPhotos((before) => before.filter((photo) => photo.id !== id)),
    /** The record is there, whatever becomes of its photos. */
    attachTo: async (subject: FilesOf) => {
      const failed: string[] = [];
      for (const { id, name, bytes } of photos) {
        await attachFile(subject, { name, bytes, key: id }).catch((error: unknown) => {
          console.error('Failed to attach a photo', error);
          failed.push(name);
        });
      }
      if (failed.length > 0)
        toast.error('Not all photos were attached', {
          description: `${failed.join(', ')}: add them again under Files of the record.`,
        });
    },
  };
}
