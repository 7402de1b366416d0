import { clsx } from 'clsx/lite';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import type { Tone } from '../../internal/tone';
import * as styles from './Text.css';

export type TextSize = 'xs' | 'sm' | 'md' | 'lg';
/** A tone, or what is less important than the rest. */
export type TextTone = Tone | 'muted';
export type TextWeight = 'regular' | 'medium' | 'semibold';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element. */
  ref?: Ref<HTMLElement>;
  /** The element to render. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  /** 12, 13, 14 or 16 px. Without it, that of the text around. */
  size?: TextSize;
  /** Without it, the colour of the text around. */
  tone?: TextTone;
  /** The weight of the font. */
  weight?: TextWeight;
  /** Figures of one width, for columns of numbers. */
  tabular?: boolean;
  /** One line with an ellipsis; printed in full. Make the whole text available elsewhere too. */
  truncate?: boolean;
}

/** A run of text. Renders a `p` without margins. */
export function Text({
  as: Root = 'p',
  size,
  tone,
  weight,
  tabular,
  truncate,
  className,
  ...rest
}: TextProps) {
  const Element = Root as ElementType;
  return (
    <Element
      {...rest}
      className={clsx(
        styles.text,
        size && styles.size[size],
        tone && styles.tone[tone],
        weight && styles.weight[weight],
        tabular && styles.tabular,
        truncate && styles.truncate,
        className,
      )}
    />
  );
}
