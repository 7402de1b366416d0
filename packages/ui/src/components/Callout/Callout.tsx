'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, CircleCheck, type Icon, Info, TriangleAlert } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './Callout.css';
import { calloutMessages } from './Callout.messages';

export type CalloutTone = 'info' | 'success' | 'warning' | 'danger';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What it means, shown by colour; the text means the same. @default 'info' */
  tone?: CalloutTone;
  /** The message in a few words; the children give the rest. */
  title?: ReactNode;
  /** What the user can do about it. */
  actions?: ReactNode;
}

const icons: Record<CalloutTone, Icon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/**
 * A message within the page, beside what it is about. Renders a `div`; give it `role="alert"` where it appears
 * in answer to something the user did.
 */
export function Callout({ tone = 'info', title, actions, className, children, ...rest }: CalloutProps) {
  const messages = useMessages(calloutMessages);
  const Drawn = icons[tone];
  return (
    <div {...rest} className={clsx(styles.callout, styles.tone[tone], className)}>
      <Drawn role="img" aria-label={messages[tone]} className={clsx(styles.icon, styles.iconTone[tone])} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
