import type { ReportIssue } from '@rentsafe/domain/reportIssue';
import { encode } from 'uqr';
import * as styles from './VerificationCode.css';
import { verificationOf } from './verification';

/** The squares of a row that are dark, each as a path. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** Where an issued report is verified, as it is printed: its number stands on one line. */
export const VerificationAddress = ({ issue }: { issue: ReportIssue }) => (
  <>
    {verificationOf(issue).site}
    <wbr />
    <span className={styles.number}>{issue.number}</span>
  </>
);

/** A QR code by which an issued report is verified. */
export function VerificationCode({ issue }: { issue: ReportIssue }) {
  const { data, size } = encode(verificationOf(issue).href, { border: 4 });
  return (
    <svg
      role="img"
      aria-label={`QR code to verify ${issue.number}`}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
    >
      <path d={pathOf(data)} />
    </svg>
  );
}
