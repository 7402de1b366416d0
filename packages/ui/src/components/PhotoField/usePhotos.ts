import { useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { formatLimit } from '../../internal/text/fileSize';
import { announce } from '../Announcer';
import { photoFieldMessages } from './PhotoField.messages';
import { preparePhoto, TooManyPixels } from './preparePhoto';

export const DOCUMENT = 'application/pdf';

interface PhotosSettings {
  acceptsDocuments: boolean;
  maxBytes: number;
  disabled: boolean | undefined;
  onPhotos: (event: { files: readonly File[] }) => void;
}

/** Prepares what was chosen, and says why one cannot be taken. */
export function usePhotos({ acceptsDocuments, maxBytes, disabled, onPhotos }: PhotosSettings) {
  const messages = useMessages(photoFieldMessages);
  const [preparing, setPreparing] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const add = async (chosen: readonly File[]) => {
    if (chosen.length === 0 || disabled) return;
    setRefusals([]);
    setPreparing((count) => count + 1);
    const ready: File[] = [];
    const refused: string[] = [];
    // One after the other: a phone has room for one picture of 12 megapixels at a time.
    for (const file of chosen) {
      try {
        const prepared = acceptsDocuments && file.type === DOCUMENT ? file : await preparePhoto(file);
        if (prepared.size <= maxBytes) ready.push(prepared);
        else refused.push(messages.tooLarge(file.name, formatLimit(maxBytes)));
      } catch (error) {
        const text = error instanceof TooManyPixels ? messages.tooManyPixels : messages.unreadable;
        refused.push(text(file.name));
      }
    }
    setPreparing((count) => count - 1);
    setRefusals((before) => [...before, ...refused]);
    if (ready.length === 0) return;
    onPhotos({ files: ready });
    announce(messages.added(ready.map(({ name }) => name).join(', ')));
  };

  return { add, isPreparing: preparing > 0, refusals };
}
