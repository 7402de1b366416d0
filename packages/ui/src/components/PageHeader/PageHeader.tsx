import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Heading } from '../Heading';
import * as styles from './PageHeader.css';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's one `h1`. */
  title: ReactNode;
  /** The `h1`, which takes focus on navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What the page is for, in a sentence. */
  description?: ReactNode;
  /** A Tag beside the title, such as Sample data. */
  tag?: ReactNode;
  /** Buttons of the whole page. */
  actions?: ReactNode;
}

/** What a screen is, and what can be done with all of it. Renders a `div` with the `h1`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, headingRef, description, tag, actions, className, ...rest } = props;
  return (
    <div {...rest} className={clsx(styles.pageHeader, className)}>
      <div className={styles.textBlock}>
        <div className={styles.titleLine}>
          <Heading level={1} tabIndex={-1} ref={headingRef}>
            {title}
          </Heading>
          {tag}
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
