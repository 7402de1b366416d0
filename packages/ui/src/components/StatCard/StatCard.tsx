import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { type ClassNames, partOf } from '../../internal/parts';
import { Card } from '../Card';
import * as styles from './StatCard.css';

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** What it means or since when. */
  hint?: ReactNode;
  /** Class names for its parts: label, value, hint. */
  classNames?: ClassNames<'label' | 'value' | 'hint'>;
}

/** One figure of a summary. Renders a `div` with the label before the value. */
export function StatCard({ label, value, hint, classNames, className, ...rest }: StatCardProps) {
  return (
    <Card {...rest} className={clsx(styles.statCard, className)}>
      <p {...partOf(classNames, 'label', styles.label)}>{label}</p>
      <p {...partOf(classNames, 'value', styles.value)}>{value}</p>
      {hint && <p {...partOf(classNames, 'hint', styles.hint)}>{hint}</p>}
    </Card>
  );
}
