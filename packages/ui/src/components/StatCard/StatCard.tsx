import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../Card';
import * as styles from './StatCard.css';

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** What it means or since when. */
  hint?: ReactNode;
  /** A decorative icon. */
  icon?: ReactNode;
}

/** One figure of a summary. Renders a `div` with the label before the value. */
export function StatCard({ label, value, hint, icon, className, ...rest }: StatCardProps) {
  return (
    <Card {...rest} className={clsx(styles.statCard, className)}>
      <p className={styles.label}>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        {label}
      </p>
      <p className={styles.value}>{value}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </Card>
  );
}
