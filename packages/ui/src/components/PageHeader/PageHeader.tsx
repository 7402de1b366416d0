import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { type ClassNames, partOf } from '../../internal/parts';
import { Heading } from '../Heading';
import * as styles from './PageHeader.css';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's one `h1`. */
  title: ReactNode;
  /** What the page is for, in a sentence. */
  description?: ReactNode;
  /** Beside the title: a Badge or a Tag with the state of a record, a HelpButton. */
  tag?: ReactNode;
  /** Buttons of the whole page. */
  actions?: ReactNode;
  /** Class names for its parts: title, description, actions. */
  classNames?: ClassNames<'title' | 'description' | 'actions'>;
}

/** What a screen is, and what can be done with all of it. Renders a `div` with the `h1`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, tag, actions, classNames, className, ...rest } = props;
  return (
    <div {...rest} className={clsx(styles.pageHeader, className)}>
      <div className={styles.textBlock}>
        <div className={styles.titleLine}>
          <Heading level={1} tabIndex={-1} {...partOf(classNames, 'title')}>
            {title}
          </Heading>
          {tag}
        </div>
        {description && <p {...partOf(classNames, 'description', styles.description)}>{description}</p>}
      </div>
      {actions && <div {...partOf(classNames, 'actions', styles.actions)}>{actions}</div>}
    </div>
  );
}
