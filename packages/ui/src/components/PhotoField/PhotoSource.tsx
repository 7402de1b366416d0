import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import type { Camera } from '../../internal/icons';
import * as styles from './PhotoField.css';

interface PhotoSourceProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** What it does: 'Take photo'. */
  action: string;
  /** Names it, with what the photos are of. */
  label: string;
  Icon: typeof Camera;
  onFiles: (files: readonly File[]) => void;
}

/** A way to photos: the camera, or the folders of the device. */
export const PhotoSource = ({ action, label, Icon, onFiles, className, ...input }: PhotoSourceProps) => (
  <span className={clsx(styles.source, className)} data-disabled={input.disabled || undefined}>
    <Icon aria-hidden="true" className={styles.icon} />
    <span aria-hidden="true">{action}</span>
    <input
      type="file"
      aria-label={label}
      className={styles.input}
      {...input}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // The same photo may be chosen again.
        event.target.value = '';
      }}
    />
  </span>
);
