import type { Journal, journalSteps } from '@rentsafe/domain/journal';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useState } from 'react';
import { ApiError } from '../../../calls/ApiError';
import { readJournal } from '../../../calls/journals';
import { QuestionDialog } from '../../../forms/QuestionDialog';
import type { StepDialogProps } from '../../../record/stepKind';
import { useStep } from '../../../record/useStep';
import { useMe } from '../../../session/useMe';
import { amountText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { accountName } from './journalTexts';

const effectOf = (journal: Journal) =>
  `${amountText(journal.amount)} on the account of ${accountName(journal)}, as of ${day(journal.on)}: ${journal.reason}`;

function madeBy({ made_by, edited_by }: Journal): string {
  const editors = edited_by.map(({ name }) => name).join(', ');
  return `Prepared by ${made_by.name}${editors && `, edited by ${editors}`}.`;
}

/** Asks before a draft is posted: what is posted is what was read. */
export function PostJournalDialog(props: StepDialogProps<typeof journalSteps, 'post'>) {
  const [read, setRead] = useState(props.record);
  const [now, setNow] = useState(read);
  const { title, words, take } = useStep(props);
  const me = useMe().data;
  return (
    <QuestionDialog
      title={`${title}?`}
      text={effectOf(read)}
      act={() => take({ version: read.version })}
      onRefused={async (refusal) => {
        if (refusal instanceof ApiError && refusal.kind === 'conflict')
          setNow(await readJournal(read.id).catch(() => read));
      }}
      done={words.done}
      failure={words.failure}
      confirmLabel={words.submitLabel}
      cancelLabel="Close"
      onClose={props.onClose}
    >
      <Text size="sm" tone="muted">
        {madeBy(read)}
      </Text>
      {now.version !== read.version && (
        <Callout tone="warning" role="alert" title={`${read.number} was changed while you were reading it.`}>
          <Stack gap={2} align="start">
            <span>It now says: {effectOf(now)}</span>
            <Button size="sm" onClick={() => setRead(now)}>
              Read it again
            </Button>
          </Stack>
        </Callout>
      )}
      {[read.made_by, ...read.edited_by].some(({ id }) => id === me?.id) && (
        <Callout tone="info">
          You prepared or changed this journal. Another Admin must post it, unless there is no other.
        </Callout>
      )}
    </QuestionDialog>
  );
}
