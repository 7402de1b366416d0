import { useRef } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { type PendingPhoto, PendingPhotoRow } from './PendingPhotoRow';
import * as styles from './PhotoField.css';
import { photoFieldMessages } from './PhotoField.messages';

interface PendingPhotosProps {
  pending: readonly PendingPhoto[];
  onRetry: ((event: { id: string }) => void) | undefined;
  onDiscard: ((event: { id: string }) => void) | undefined;
  /** No button is left that could take the focus. */
  onNoneLeft: () => void;
}

/** Photos that are not stored yet. */
export function PendingPhotos({ pending, onRetry, onDiscard, onNoneLeft }: PendingPhotosProps) {
  const messages = useMessages(photoFieldMessages);
  const listRef = useRef<HTMLUListElement>(null);
  const discard = (id: string) => {
    const index = pending.findIndex((photo) => photo.id === id);
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-discard]') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    onDiscard?.({ id });
    if (next) next.focus();
    else onNoneLeft();
  };
  return (
    <ul ref={listRef} data-part="pending" className={styles.list}>
      {pending.map((photo) => (
        <PendingPhotoRow
          key={photo.id}
          photo={photo}
          messages={messages}
          {...(onRetry && { onRetry: () => onRetry({ id: photo.id }) })}
          {...(onDiscard && { onDiscard: () => discard(photo.id) })}
        />
      ))}
    </ul>
  );
}
