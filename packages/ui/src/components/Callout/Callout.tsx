'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, CircleCheck, type Icon, Info, TriangleAlert } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
import type { Tone } from '../../internal/tone';
import * as styles from './Callout.css';
import { calloutMessages } from './Callout.messages';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What it means, shown by colour; the text means the same. @default 'info' */
  tone?: Tone;
  /** The message in a few words; the children give the rest. */
  title?: ReactNode;
  /** What the user can do about it. */
  actions?: ReactNode;
  /** Class names for its parts: icon, title, body, actions. */
  classNames?: ClassNames<'icon' | 'title' | 'body' | 'actions'>;
}

const icons: Record<Tone, Icon> = {
  neutral: Info,
  accent: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/**
 * A message within the page, beside what it is about. Renders a `div`; give it `role="alert"` where it appears
 * in answer to something the user did.
 */
export function Callout({
  tone = 'info',
  title,
  actions,
  classNames,
  className,
  children,
  ...rest
}: CalloutProps) {
  const messages = useMessages(calloutMessages);
  const Drawn = icons[tone];
  return (
    <div {...rest} className={clsx(styles.callout, styles.tone[tone], className)}>
      <Drawn
        role="img"
        aria-label={messages[tone]}
        {...partOf(classNames, 'icon', styles.icon, styles.iconTone[tone])}
      />
      <div className={styles.body}>
        {title && <p {...partOf(classNames, 'title', styles.title)}>{title}</p>}
        {children && <div {...partOf(classNames, 'body')}>{children}</div>}
        {actions && <div {...partOf(classNames, 'actions', styles.actions)}>{actions}</div>}
      </div>
    </div>
  );
}
