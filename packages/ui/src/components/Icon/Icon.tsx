import { clsx } from 'clsx/lite';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as styles from './Icon.css';

export type IconSize = 'sm' | 'md' | 'lg';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** An icon of lucide-react. */
  icon: LucideIcon;
  /** 14, 16 or 24 px at the usual size of text. @default 'md' */
  size?: IconSize;
  /** What it means, where no text beside it does; without a label it is decoration. */
  label?: string;
  /** It points along the line of reading: mirrored from right to left. @default false */
  directional?: boolean;
}

/** A picture of the set, in the colour of the text around it. Renders an `svg`: an image with a name, or decoration. */
export function Icon({
  icon: Drawn,
  size = 'md',
  label,
  directional = false,
  className,
  ...rest
}: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawn
      {...meaning}
      {...rest}
      className={clsx(styles.icon, styles.size[size], directional && styles.directional, className)}
    />
  );
}
