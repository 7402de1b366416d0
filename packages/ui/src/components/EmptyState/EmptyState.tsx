import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { type ClassNames, partOf } from '../../internal/parts';
import { Heading, type HeadingLevel } from '../Heading';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import * as styles from './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is none of. */
  title: ReactNode;
  /** The level of the title in the page's outline; without it the title is no heading. */
  headingLevel?: HeadingLevel;
  /** A picture that adds nothing to the text. */
  icon?: ReactNode;
  /** What the user can do about it. */
  actions?: ReactNode;
  /** Class names for its parts: icon, title, body, actions. */
  classNames?: ClassNames<'icon' | 'title' | 'body' | 'actions'>;
}

/** Stands where there is nothing to show, with the reason. Its children explain. Renders a `div`. */
export function EmptyState({
  title,
  headingLevel,
  icon,
  actions,
  classNames,
  children,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={clsx(styles.state, className)}>
      {icon && (
        <span {...partOf(classNames, 'icon', styles.icon)} aria-hidden="true">
          {icon}
        </span>
      )}
      <Stack gap={1} align="center" className={styles.textBlock}>
        {headingLevel ? (
          <Heading level={headingLevel} size="sm" {...partOf(classNames, 'title')}>
            {title}
          </Heading>
        ) : (
          <Text weight="semibold" {...partOf(classNames, 'title')}>
            {title}
          </Text>
        )}
        {children && (
          <Text as="div" tone="muted" {...partOf(classNames, 'body')}>
            {children}
          </Text>
        )}
      </Stack>
      {actions && <Inline {...partOf(classNames, 'actions', styles.actions)}>{actions}</Inline>}
    </div>
  );
}
