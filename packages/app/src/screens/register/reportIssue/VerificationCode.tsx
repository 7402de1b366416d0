import type { ReportIssue } from '@rentsafe/domain/reportIssue';
import { QrCode } from '../../../paper/QrCode';
import * as styles from './VerificationCode.css';
import { verificationOf } from './verification';

/** Where an issued report is verified, as it is printed: its number stands on one line. */
export const VerificationAddress = ({ issue }: { issue: ReportIssue }) => (
  <>
    {verificationOf(issue).site}
    <wbr />
    <span className={styles.number}>{issue.number}</span>
  </>
);

/** A QR code by which an issued report is verified. */
export const VerificationCode = ({ issue }: { issue: ReportIssue }) => (
  <QrCode text={verificationOf(issue).href} label={`QR code to verify ${issue.number}`} />
);
