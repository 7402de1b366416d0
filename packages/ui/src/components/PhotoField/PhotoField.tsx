'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { Camera, Upload } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { formatLimit } from '../../internal/text/fileSize';
import { hidden } from '../../internal/text/hidden.css';
import { announce } from '../Announcer';
import { type PendingPhoto, PendingPhotoRow } from './PendingPhotoRow';
import * as styles from './PhotoField.css';
import { photoFieldMessages } from './PhotoField.messages';
import { preparePhoto, TooManyPixels } from './preparePhoto';

export interface PhotoFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What the photos are of: 'Kitchen, sink'. */
  label: string;
  /** Whether the label is read out alone, because what stands around it says the same. */
  isLabelHidden?: boolean;
  /** Called with photos that are ready to be sent: 1,600 pixels at most, without location. */
  onPhotos: (event: { files: readonly File[] }) => void;
  /** Photos that are not stored yet. */
  pending?: readonly PendingPhoto[];
  /** Sends a photo again that failed. */
  onRetry?: ((event: { id: string }) => void) | undefined;
  /** Gives a photo up that is not stored. */
  onDiscard?: ((event: { id: string }) => void) | undefined;
  /** Takes PDFs too, as they are. */
  acceptsDocuments?: boolean;
  /** The largest document that is accepted, in bytes. */
  maxBytes?: number | undefined;
  /** What is wrong with the photos, or with one that was chosen. */
  error?: string | undefined;
  /** Nothing can be added. @default false */
  disabled?: boolean;
}

const DOCUMENT = 'application/pdf';

/**
 * Photos from the camera of a phone, from a folder, dropped or pasted; made smaller and without location before they are sent.
 * Renders a `div` with the role group.
 */
export function PhotoField({
  label,
  isLabelHidden,
  onPhotos,
  pending = [],
  onRetry,
  onDiscard,
  acceptsDocuments = false,
  maxBytes = Number.POSITIVE_INFINITY,
  error,
  disabled,
  className,
  ...rest
}: PhotoFieldProps) {
  const messages = useMessages(photoFieldMessages);
  checkNamed('PhotoField', 'label', label);
  const labelId = useId();
  const [preparing, setPreparing] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);

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

  const discard = (id: string) => {
    const index = pending.findIndex((photo) => photo.id === id);
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-discard]') ?? [])];
    onDiscard?.({ id });
    (buttons[index + 1] ?? buttons[index - 1] ?? inputRef.current)?.focus();
  };

  const source = (action: string, Icon: typeof Camera, more: ComponentProps<'input'>, only?: string) => (
    <span className={clsx(styles.source, only)} data-disabled={disabled || undefined}>
      <Icon aria-hidden="true" className={styles.icon} />
      <span aria-hidden="true">{action}</span>
      <input
        type="file"
        aria-label={messages.of(action, label)}
        className={styles.input}
        disabled={disabled}
        {...more}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          // The same photo may be chosen again.
          event.target.value = '';
        }}
      />
    </span>
  );

  const problems = [...(error ? [error] : []), ...refusals];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its border
    <div
      {...rest}
      role="group"
      aria-labelledby={labelId}
      aria-busy={preparing > 0 || undefined}
      className={clsx(styles.root, className)}
      data-over={isOver || undefined}
      onPaste={(event) => {
        rest.onPaste?.(event);
        const files = [...event.clipboardData.files];
        if (files.length > 0) event.preventDefault();
        void add(files);
      }}
      onDragOver={(event) => {
        rest.onDragOver?.(event);
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={(event) => {
        rest.onDragLeave?.(event);
        setIsOver(false);
      }}
      onDrop={(event) => {
        rest.onDrop?.(event);
        event.preventDefault();
        setIsOver(false);
        void add([...event.dataTransfer.files]);
      }}
    >
      <span id={labelId} className={isLabelHidden ? hidden : styles.label}>
        {label}
      </span>
      <div className={styles.sources}>
        {source(messages.take, Camera, { accept: 'image/*', capture: 'environment' }, styles.touchOnly)}
        {source(acceptsDocuments ? messages.chooseFiles : messages.choose, Upload, {
          accept: acceptsDocuments ? `image/*,${DOCUMENT}` : 'image/*',
          multiple: true,
          ref: inputRef,
        })}
        <span className={clsx(styles.hint, preparing === 0 && styles.dropHint)}>
          {preparing > 0 ? messages.preparing : messages.drop}
        </span>
      </div>
      {problems.length > 0 && (
        <div role="alert" className={styles.problems}>
          {problems.map((problem, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts without an identity
            <span key={at}>{problem}</span>
          ))}
        </div>
      )}
      {pending.length > 0 && (
        <ul ref={listRef} className={styles.list}>
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
      )}
    </div>
  );
}
