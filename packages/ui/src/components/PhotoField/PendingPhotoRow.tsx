import { Image, RotateCw, X } from '../../internal/icons';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { ProgressBar } from '../ProgressBar';
import * as styles from './PhotoField.css';
import type { photoFieldMessages } from './PhotoField.messages';

export interface PendingPhoto {
  /** Unique within the field. */
  id: string;
  /** Of its file. */
  name: string;
  /** From 0 to 100 while it is uploaded; absent while it waits. */
  progress?: number | undefined;
  /** What went wrong, and what to do. */
  error?: string | undefined;
  /** Address of a small picture of it. */
  thumbnailUrl?: string | undefined;
}

interface PendingPhotoRowProps {
  photo: PendingPhoto;
  messages: (typeof photoFieldMessages)['defaults'];
  onRetry?: () => void;
  onDiscard?: () => void;
}

/** A photo that is not stored yet. */
export function PendingPhotoRow({ photo, messages, onRetry, onDiscard }: PendingPhotoRowProps) {
  const { name, progress, error, thumbnailUrl } = photo;
  return (
    <li className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        {thumbnailUrl ? <img src={thumbnailUrl} alt="" className={styles.thumbnail} /> : <Image />}
      </span>
      <span className={styles.text}>
        <bdi className={styles.name}>{name}</bdi>
        {error ? (
          <span role="alert" className={styles.failure}>
            {error}
          </span>
        ) : progress === undefined ? (
          <span className={styles.waiting}>{messages.waiting}</span>
        ) : (
          <ProgressBar label={messages.uploading(name)} value={progress} />
        )}
      </span>
      <span className={styles.actions}>
        {error && onRetry && (
          <Button size="sm" aria-label={messages.retry(name)} onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {messages.tryAgain}
          </Button>
        )}
        {onDiscard && (
          <IconButton size="sm" data-discard="" label={messages.discard(name)} onClick={onDiscard}>
            <X />
          </IconButton>
        )}
      </span>
    </li>
  );
}
