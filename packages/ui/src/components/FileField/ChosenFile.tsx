import { X } from '../../internal/icons';
import { formatBytes } from '../../internal/text/fileSize';
import { IconButton } from '../IconButton';
import { ProgressBar } from '../ProgressBar';
import * as styles from './FileField.css';
import type { fileFieldMessages } from './FileField.messages';

export interface FileStatus {
  /** From 0 to 100 while it is uploaded. */
  progress?: number | undefined;
  /** What went wrong, and what to do. */
  error?: string | undefined;
}

interface ChosenFileProps {
  file: File;
  status: FileStatus;
  messages: (typeof fileFieldMessages)['defaults'];
  onRemove?: () => void;
}

/** A file below its field, with its upload. */
export function ChosenFile({ file, status: { progress, error }, messages, onRemove }: ChosenFileProps) {
  return (
    <li className={styles.item}>
      <span data-part="name" className={styles.name}>
        <bdi>{file.name}</bdi> <bdi className={styles.size}>{formatBytes(file.size)}</bdi>
      </span>
      {onRemove && (
        <IconButton
          label={messages.remove(file.name)}
          data-part="remove"
          className={styles.remove}
          onClick={onRemove}
        >
          <X />
        </IconButton>
      )}
      {progress !== undefined && !error && (
        <ProgressBar label={messages.uploading(file.name)} value={progress} className={styles.progress} />
      )}
      {error && (
        <span role="alert" className={styles.failure}>
          {error}
        </span>
      )}
    </li>
  );
}
