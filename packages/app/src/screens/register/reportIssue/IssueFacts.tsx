import type { ReportIssue } from '@rentsafe/domain/reportIssue';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import * as styles from './IssueFacts.css';
import { VerificationAddress, VerificationCode } from './VerificationCode';
import { verificationOf } from './verification';

/** When and why a report was issued, and how whoever holds it verifies it. */
export function IssueFacts({ issue }: { issue: ReportIssue }) {
  const { number, issued_at, purpose, as_at } = issue;
  const { code } = verificationOf(issue);
  return (
    <div className={styles.facts}>
      <div className={styles.list}>
        <DescriptionList
          items={[
            { term: 'Report Number', description: number },
            { term: 'Issued', description: <DateText value={issued_at} withTime /> },
            { term: 'As At', description: <DateText value={as_at} /> },
            { term: 'Purpose', description: purpose },
            { term: 'Verify Online At', description: <VerificationAddress issue={issue} /> },
            { term: 'Verification Code', description: code },
          ]}
        />
      </div>
      <VerificationCode issue={issue} />
    </div>
  );
}
