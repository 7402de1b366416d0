import { fullName, type IndividualReport, individualLabel } from '@rentsafe/domain/individual';
import { type Explanation, grades } from '@rentsafe/domain/report';
import type { ReportIssue } from '@rentsafe/domain/reportIssue';
import { joinParts } from '@rentsafe/format/text';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { PrintFooter } from '@rentsafe/ui/Print';
import { Classification } from '@rentsafe/ui/rent';
import type { Ref } from 'react';
import { Logo } from '../../../frame/Logo';
import { paperOnly } from '../../../frame/paperOnly.css';
import { gradeTexts } from '../../../report/explanation';
import { ProviderContact } from '../../../report/ReportClosing';
import { day } from '../../../text/day';
import { monthText } from '../../../text/monthText';
import * as styles from './Certificate.css';
import { VerificationAddress, VerificationCode } from './VerificationCode';
import { verificationOf } from './verification';

/** '11 paid by the due date, 1 paid within the grace days' */
const counts = (months: Explanation['months']) =>
  grades
    .map((grade) => ({ grade, count: months.filter((month) => month.grade === grade).length }))
    .filter(({ count }) => count > 0)
    .map(({ grade, count }) => `${count} ${gradeTexts[grade]}`)
    .join(', ');

interface CertificateProps {
  ref: Ref<HTMLDivElement>;
  issue: ReportIssue;
  report: IndividualReport;
  /** Who is signed in. */
  username: string;
}

/** On paper, on one sheet: that a person paid rent well, without amounts, and without anybody whom it was paid to. */
export function Certificate({ ref, issue, report, username }: CertificateProps) {
  const { identification_type, identification_number, classification, explanation } = report;
  const months = explanation?.months ?? [];
  const { code } = verificationOf(issue);
  const [first, last] = [months[0], months.at(-1)];
  return (
    <div ref={ref} className={paperOnly}>
      <article className={styles.certificate}>
        <Logo />
        <p className={styles.title}>Good-Tenant Certificate</p>
        <div>
          <p className={styles.name}>{fullName(report)}</p>
          <p className={styles.text}>
            {joinParts([individualLabel(identification_type), identification_number], ' ')}
          </p>
        </div>
        <Classification rating={classification} size="lg" />
        <p className={styles.text}>
          The best of five ratings, from {months.length} graded months of rent,{' '}
          {first && monthText(first.month)} to {last && monthText(last.month)}: {counts(months)}.
        </p>
        <div className={styles.verification}>
          <div className={styles.facts}>
            <DescriptionList
              items={[
                { term: 'Report Number', description: issue.number, wide: true },
                { term: 'Issued', description: <DateText value={issue.issued_at} />, wide: true },
                { term: 'Verify Online At', description: <VerificationAddress issue={issue} />, wide: true },
                { term: 'Verification Code', description: code, wide: true },
              ]}
            />
          </div>
          <VerificationCode issue={issue} />
        </div>
        <p className={styles.text}>
          This certificate shows how rent was paid up to {day(issue.as_at)}, with the consent of the person.
          Verify it before you rely on it: it is valid only while its report is unchanged.
        </p>
        <ProviderContact />
      </article>
      <PrintFooter user={username} />
    </div>
  );
}
