'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useMessages } from '../../internal/messages/messages';
import type { ClassNames } from '../../internal/parts';
import * as styles from './FileList.css';
import { fileListMessages } from './FileList.messages';
import { type FilePart, type ListedFile, ListedFileRow } from './ListedFileRow';

export interface FileListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Names the list for assistive technology: 'Files of lease L-0001'. */
  label: string;
  /** In the order in which they are shown: usually the newest first. */
  files: readonly ListedFile[];
  /** Shows a file, or saves it. */
  onOpen?: ((event: { file: ListedFile }) => void) | undefined;
  /** Asks why, and removes it. */
  onRemove?: ((event: { file: ListedFile }) => void) | undefined;
  /** The file that is on its way. */
  openingId?: ListedFile['id'] | undefined;
  /** Class names for its parts: file, picture, details. */
  classNames?: ClassNames<FilePart>;
}

/** The files of a record: name, size, who attached it and when. Renders a `ul`; where there are none, an item says so. */
export function FileList(props: FileListProps) {
  const { label, files, onOpen, onRemove, openingId, classNames, className, ...rest } = props;
  const messages = useMessages(fileListMessages);
  checkNamed('FileList', 'label', label);
  checkValues(
    'FileList',
    label,
    files.map(({ id }) => String(id)),
  );
  return (
    <ul {...rest} aria-label={label} className={clsx(styles.list, className)}>
      {files.length === 0 && <li className={styles.empty}>{messages.empty}</li>}
      {files.map((file) => (
        <ListedFileRow
          key={file.id}
          file={file}
          messages={messages}
          classNames={classNames}
          isOpening={file.id === openingId}
          {...(onOpen && { onOpen: () => onOpen({ file }) })}
          {...(onRemove && { onRemove: () => onRemove({ file }) })}
        />
      ))}
    </ul>
  );
}
