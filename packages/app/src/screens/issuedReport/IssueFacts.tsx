import { type ReportIssue, verificationCode } from '@rentsafe/domain/reportIssue';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import * as styles from './IssueFacts.css';
import { VerificationCode } from './VerificationCode';

/** 'a1b2 c3d4 e5f6 7890' */
const inFours = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ');

/** When and why a report was issued, and how whoever holds it verifies it. */
export function IssueFacts({ issue: { number, issued_at, purpose, as_at, sha256 } }: { issue: ReportIssue }) {
  const code = verificationCode(sha256);
  const { origin, host } = window.location;
  return (
    <div className={styles.facts}>
      <div className={styles.list}>
        <DescriptionList
          items={[
            { term: 'Report Number', description: number },
            { term: 'Issued', description: <DateText value={issued_at} withTime /> },
            { term: 'Facts As At', description: <DateText value={as_at} /> },
            { term: 'Purpose', description: purpose },
            { term: 'Verify At', description: `${host}/verify/${number}` },
            { term: 'Verification Code', description: inFours(code) },
          ]}
        />
      </div>
      <VerificationCode href={`${origin}/verify/${number}#${code}`} label={`QR code to verify ${number}`} />
    </div>
  );
}
