import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { type ClassNames, partOf } from '../../internal/parts';
import * as styles from './Print.css';

export interface PrintHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Name of the document. */
  title: ReactNode;
  /** Whose document it is: a Letterhead, or the product's name. */
  brand?: ReactNode;
  /** Class names for its parts: brand, title. */
  classNames?: ClassNames<'brand' | 'title'>;
}

/** The head of a printed document; on the screen it is not there. Renders a `div`; `children` stand below the title. */
export function PrintHeader({ title, brand, children, classNames, className, ...rest }: PrintHeaderProps) {
  return (
    <div {...rest} className={clsx(styles.header, className)}>
      {brand && <div {...partOf(classNames, 'brand', styles.brand)}>{brand}</div>}
      <p {...partOf(classNames, 'title', styles.title)}>{title}</p>
      {children}
    </div>
  );
}
