import type { Explanation } from '@rentsafe/domain/report';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { byLease, debtLines, exclusionLines, ifPaidText, ruleText } from './explanation';
import { GradeLegend, MonthStrip } from './MonthStrip';
import * as styles from './RatingExplanation.css';

interface RatingExplanationProps {
  explanation: Explanation;
  classification: string | null | undefined;
}

/** Why a rating is as it is: the rule, the months, what is owed, what paying would change, and what was left out. */
export function RatingExplanation({ explanation, classification }: RatingExplanationProps) {
  const { rule, version } = explanation;
  const leases = byLease(explanation);
  const debts = debtLines(explanation);
  const ifPaid = ifPaidText(explanation, classification);
  const excluded = exclusionLines(explanation);
  return (
    <Stack gap={3} className={styles.explanation}>
      <Text>{ruleText(explanation)}</Text>
      {leases.map(({ key, title, months }) => (
        <Stack key={key} gap={1}>
          <Text size="sm">{title}</Text>
          <MonthStrip label={`Months of rent, oldest first. ${title}`} months={months} />
        </Stack>
      ))}
      {leases.length > 0 && <GradeLegend />}
      {debts.length > 0 && <Text>Rent past its due date: {debts.join('; ')}.</Text>}
      {ifPaid && <Text>{ifPaid}</Text>}
      {excluded.length > 0 && (
        <Text size="sm" tone="muted">
          Left out: {excluded.join(' ')}
        </Text>
      )}
      <details className={styles.workings}>
        <summary className={styles.summary}>How this was worked out</summary>
        <Text size="sm" tone="muted">
          {`Rule ${rule}, version ${version}.`}
        </Text>
      </details>
    </Stack>
  );
}
