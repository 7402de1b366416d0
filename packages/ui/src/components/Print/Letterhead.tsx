import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { type ClassNames, partOf } from '../../internal/parts';
import * as styles from './Print.css';

export interface LetterheadProps extends ComponentProps<'div'> {
  /** Whom the paper is from. */
  name: string;
  /** Address of the logo's image; without one the name stands alone. */
  logo?: string | undefined;
  /** Address, telephones, tax numbers: a line each. */
  lines?: readonly string[];
  /** Class names for its parts: sender, contact. */
  classNames?: ClassNames<'sender' | 'contact'>;
}

/** Whom a paper is from: logo and name, and opposite them how they are reached. Renders a `div`. */
export function Letterhead({ name, logo, lines = [], classNames, className, ...rest }: LetterheadProps) {
  return (
    <div {...rest} data-part="letterhead" className={clsx(styles.letterhead, className)}>
      <span {...partOf(classNames, 'sender', styles.sender)}>
        {logo && <img className={styles.logo} src={logo} alt="" />}
        <span className={styles.senderName}>{name}</span>
      </span>
      {lines.length > 0 && (
        <span {...partOf(classNames, 'contact', styles.contact)}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines without an identity
            <span key={at}>{line}</span>
          ))}
        </span>
      )}
    </div>
  );
}
