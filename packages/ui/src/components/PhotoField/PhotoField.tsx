'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useRef } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { Camera, Upload } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { hidden } from '../../internal/text/hidden.css';
import type { PendingPhoto } from './PendingPhotoRow';
import { PendingPhotos } from './PendingPhotos';
import * as styles from './PhotoField.css';
import { photoFieldMessages } from './PhotoField.messages';
import { PhotoSource } from './PhotoSource';
import { useDrop } from './useDrop';
import { DOCUMENT, usePhotos } from './usePhotos';

export interface PhotoFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What the photos are of: 'Kitchen, sink'. */
  label: string;
  /** Whether the label is read out alone, because what stands around it says the same. */
  labelHidden?: boolean;
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

/**
 * Photos from the camera of a phone, from a folder, dropped or pasted; made smaller and without location before they are sent.
 * Renders a `div` with the role group.
 */
export function PhotoField({
  label,
  labelHidden,
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
  const { add, isPreparing, refusals } = usePhotos({ acceptsDocuments, maxBytes, disabled, onPhotos });
  const onFiles = (files: readonly File[]) => void add(files);
  const drop = useDrop(rest, disabled, onFiles);
  const inputRef = useRef<HTMLInputElement>(null);

  const choose = acceptsDocuments ? messages.chooseFiles : messages.choose;
  const problems = [...(error ? [error] : []), ...refusals];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its border
    <div
      {...rest}
      role="group"
      aria-labelledby={labelId}
      aria-busy={isPreparing || undefined}
      className={clsx(styles.root, className)}
      {...drop}
    >
      <span id={labelId} data-part="label" className={labelHidden ? hidden : styles.label}>
        {label}
      </span>
      <div data-part="sources" className={styles.sources}>
        <PhotoSource
          {...{ disabled, onFiles }}
          action={messages.take}
          label={messages.of(messages.take, label)}
          Icon={Camera}
          accept="image/*"
          capture="environment"
          className={styles.touchOnly}
        />
        <PhotoSource
          {...{ disabled, onFiles }}
          action={choose}
          label={messages.of(choose, label)}
          Icon={Upload}
          accept={acceptsDocuments ? `image/*,${DOCUMENT}` : 'image/*'}
          multiple
          ref={inputRef}
        />
        <span data-part="hint" className={clsx(styles.hint, !isPreparing && styles.dropHint)}>
          {isPreparing ? messages.preparing : messages.drop}
        </span>
      </div>
      <Problems texts={problems} />
      {pending.length > 0 && (
        <PendingPhotos {...{ pending, onRetry, onDiscard }} onNoneLeft={() => inputRef.current?.focus()} />
      )}
    </div>
  );
}

const Problems = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <div role="alert" className={styles.problems}>
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts without an identity
        <span key={at}>{text}</span>
      ))}
    </div>
  );
