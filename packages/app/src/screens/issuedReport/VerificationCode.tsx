import { encode } from 'uqr';
import * as styles from './VerificationCode.css';

/** The squares of a row that are dark, each as a path. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A QR code that leads to an address. */
export function VerificationCode({ href, label }: { href: string; label: string }) {
  const { data, size } = encode(href, { border: 4 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={pathOf(data)} />
    </svg>
  );
}
