import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Print.css';

export interface PrintHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Name of the document. */
  title: ReactNode;
  /** Whose document it is: the product or the provider. */
  brand?: ReactNode;
}

/** The head of a printed document; on the screen it is not there. Renders a `div`; `children` stand below the title. */
export function PrintHeader({ title, brand, children, className, ...rest }: PrintHeaderProps) {
  return (
    <div {...rest} className={clsx(styles.header, className)}>
      {brand && <p className={styles.brand}>{brand}</p>}
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
