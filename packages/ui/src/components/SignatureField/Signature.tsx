import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { BOX } from './points';
import * as styles from './SignatureField.css';

export interface SignatureProps extends Omit<ComponentProps<'svg'>, 'children' | 'path'> {
  /** As a SignatureField has it. */
  path: string;
  /** Whose it is: 'Signature of Tendai Moyo'. */
  label: string;
}

/** A signature as it was drawn, on the screen and on paper. Renders an `svg` with the role img. */
export const Signature = ({ path, label, className, ...rest }: SignatureProps) => (
  <svg
    {...rest}
    viewBox={`0 0 ${BOX.width} ${BOX.height}`}
    role="img"
    aria-label={label}
    className={clsx(styles.drawing, className)}
  >
    <path d={path} className={styles.stroke} />
  </svg>
);
