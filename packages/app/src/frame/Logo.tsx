import { brand } from './brand';
import * as styles from './Logo.css';

export interface LogoProps {
  /** The sign without the name. @default false */
  small?: boolean;
}

/** The product's sign and name. */
export function Logo({ small = false }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={styles.ground} width="32" height="32" rx="7" />
        <path className={styles.house} d="M8 15.5 16 8l8 7.5V24a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1z" />
        <path className={styles.check} d="m12.2 18.2 2.8 2.8 5-5.2" />
      </svg>
      {!small && brand.name}
    </span>
  );
}
