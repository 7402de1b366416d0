import { FileText, Image, Trash2 } from '../../internal/icons';
import { type ClassNames, partOf } from '../../internal/parts';
import { formatBytes } from '../../internal/text/fileSize';
import { Button } from '../Button';
import { DateText } from '../DateText';
import { IconButton } from '../IconButton';
import * as styles from './FileList.css';
import type { fileListMessages } from './FileList.messages';

export interface ListedFile {
  /** Unique within the list. */
  id: number | string;
  /** With its extension. */
  name: string;
  /** Media type: `image/jpeg`. */
  type: string;
  /** In bytes. */
  size: number;
  /** Who attached it. */
  by?: string | undefined;
  /** When, as ISO 8601. */
  at?: string | undefined;
  /** Address of a small picture of it. */
  thumbnailUrl?: string | undefined;
}

export type FilePart = 'file' | 'picture' | 'details';

interface ListedFileRowProps {
  file: ListedFile;
  messages: (typeof fileListMessages)['defaults'];
  isOpening: boolean;
  classNames: ClassNames<FilePart> | undefined;
  onOpen?: () => void;
  onRemove?: () => void;
}

/** A file of a list. */
export function ListedFileRow(props: ListedFileRowProps) {
  const { file, messages, isOpening, classNames, onOpen, onRemove } = props;
  const { name, type, size, by, at, thumbnailUrl } = file;
  const Icon = type.startsWith('image/') ? Image : FileText;
  return (
    <li {...partOf(classNames, 'file', styles.row)}>
      <span {...partOf(classNames, 'picture', styles.picture)} aria-hidden="true">
        {thumbnailUrl ? <img src={thumbnailUrl} alt="" className={styles.thumbnail} /> : <Icon />}
      </span>
      <span className={styles.text}>
        {onOpen ? (
          <Button
            variant="ghost"
            size="sm"
            className={styles.open}
            pending={isOpening}
            aria-label={messages.open(name)}
            onClick={onOpen}
          >
            <bdi data-part="name" className={styles.name}>
              {name}
            </bdi>
          </Button>
        ) : (
          <bdi data-part="name" className={styles.name}>
            {name}
          </bdi>
        )}
        <span {...partOf(classNames, 'details', styles.details)}>
          <bdi>{formatBytes(size)}</bdi>
          {by && <bdi>{by}</bdi>}
          {at && <DateText value={at} withTime />}
        </span>
      </span>
      {onRemove && (
        <IconButton label={messages.remove(name)} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
}
