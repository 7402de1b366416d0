import { grades } from '@rentsafe/domain/report';
import { formatDate } from '@rentsafe/format/date';
import '@rentsafe/ui/rent.css';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';
import { gradeTexts, monthSentence, paidText, type RatedMonth } from './explanation';
import * as styles from './MonthStrip.css';

/** 'Mar 25' */
const shortMonth = (month: string) => formatDate(`${month}-01`).slice(3);

/** Months of rent as they were paid, oldest first: a tile each, with its letter. */
export function MonthStrip({ label, months }: { label: string; months: readonly RatedMonth[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ol role="list" aria-label={label} className={styles.strip}>
      {months.map((month) => (
        <li key={month.month} className={styles.month}>
          <span className={styles.hue[month.grade]} />
          <span aria-hidden="true">{shortMonth(month.month)}</span>
          <span aria-hidden="true" className={styles.letter}>
            {month.grade}
          </span>
          <span aria-hidden="true">{paidText(month)}</span>
          <VisuallyHidden>{monthSentence(month)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

/** What the letters mean. */
export const GradeLegend = () => (
  <dl className={styles.legend}>
    {grades.map((grade) => (
      <div key={grade} className={styles.entry}>
        <dt className={styles.term}>{grade}</dt>
        <dd className={styles.meaning}>{gradeTexts[grade]}</dd>
      </div>
    ))}
  </dl>
);
