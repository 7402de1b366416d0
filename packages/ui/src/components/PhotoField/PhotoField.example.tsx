import { type PendingPhoto, PhotoField } from '@rentsafe/ui/PhotoField';
import { useState } from 'react';

export function PhotosOfASink() {
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  return (
    <PhotoField
      label="Kitchen, sink"
      pending={pending}
      onPhotos={({ files }) =>
        setPending((before) => [
          ...before,
          ...files.map(({ name }, at) => ({ id: `${before.length + at}`, name })),
        ])
      }
      onDiscard={({ id }) => setPending((before) => before.filter((photo) => photo.id !== id))}
    />
  );
}
