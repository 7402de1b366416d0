import { useEffect, useState } from 'react';
import type { DraftPhoto } from '../../../../calls/inspectionDrafts';

const none: ReadonlyMap<number, string> = new Map();

/** Addresses of photos that are on this device alone, as long as the caller is there. */
export function usePhotoUrls(photos: readonly DraftPhoto[]): ReadonlyMap<number, string> {
  const [urls, setUrls] = useState(none);
  useEffect(() => {
    const made = new Map(
      photos.map(({ id, bytes, type }) => [id, URL.createObjectURL(new Blob([bytes], { type }))]),
    );
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [photos]);
  return urls;
}
