import type { Journal } from '@rentsafe/domain/journal';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorSentence } from '../../../calls/ApiError';
import { journalLists, journalVerbs, readJournal, showJournalChange } from '../../../calls/journals';
import { readAgainOnConflict } from '../../../calls/readAgainOnConflict';
import { reportFailure } from '../../../forms/refusal';
import { useCloseOnBack } from '../../../overlays/useCloseOnBack';
import { useMe } from '../../../session/useMe';
import { amountText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import type { JournalDialogProps } from './journalActions';
import { accountName } from './journalTexts';

const texts = {
  post: {
    title: (number: string) => `Post ${number}?`,
    text: (journal: Journal) =>
      `${amountText(journal.amount)} on the account of ${accountName(journal)}, as of ${day(journal.on)}: ${journal.reason}`,
    confirm: 'Post journal',
    keep: 'Close',
    tone: 'neutral',
    done: 'Journal posted',
    failure: 'Failed to post journal',
  },
  cancel: {
    title: (number: string) => `Cancel draft ${number}?`,
    text: () => 'It stays in the list as cancelled and cannot be restored.',
    confirm: 'Cancel draft',
    keep: 'Keep draft',
    tone: 'danger',
    done: 'Draft cancelled',
    failure: 'Failed to cancel draft',
  },
} as const;

/** Asks before a draft is posted or given up; a refusal is shown in the question. */
export function JournalQuestion({
  journal,
  question,
  onClose,
}: JournalDialogProps & { question: keyof typeof texts }) {
  const { title, text, confirm, keep, tone, done, failure } = texts[question];
  const [read, setRead] = useState(journal);
  const [now, setNow] = useState(journal);
  const queryClient = useQueryClient();
  const me = useMe().data;
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  useCloseOnBack(() => !pending && onClose());

  async function answer() {
    setPending(true);
    try {
      await readAgainOnConflict(queryClient, { queryKey: journalLists[journal.kind].key }, async () => {
        await journalVerbs[question](read);
        showJournalChange(queryClient);
      });
      toast.success(done);
      onClose();
    } catch (refusal) {
      reportFailure(failure, refusal);
      setError(refusal);
      setPending(false);
      if (refusal instanceof ApiError && refusal.kind === 'conflict')
        setNow(await readJournal(journal.id).catch(() => read));
    }
  }

  function readAgain() {
    setRead(now);
    setError(undefined);
  }

  return (
    <AlertDialog
      open
      title={title(journal.number)}
      description={
        <Stack gap={3}>
          <Text>{text(read)}</Text>
          {question === 'post' && (
            <Text size="sm" tone="muted">
              Prepared by {read.made_by.name}
              {read.edited_by.length > 0 &&
                `, edited by ${read.edited_by.map(({ name }) => name).join(', ')}`}
              .
            </Text>
          )}
          {now.version !== read.version && (
            <Callout
              tone="warning"
              role="alert"
              title={`${read.number} was changed while you were reading it.`}
            >
              <Stack gap={2} align="start">
                <span>It now says: {text(now)}</span>
                <Button size="sm" onClick={readAgain}>
                  Read it again
                </Button>
              </Stack>
            </Callout>
          )}
          {question === 'post' && [read.made_by, ...read.edited_by].some(({ id }) => id === me?.id) && (
            <Callout tone="info">
              You prepared or changed this journal. Another Admin must post it, unless there is no other.
            </Callout>
          )}
          {error !== undefined && (
            <Callout tone="danger" role="alert">
              {errorSentence(error)}
            </Callout>
          )}
        </Stack>
      }
      confirmLabel={confirm}
      cancelLabel={keep}
      tone={tone}
      pending={pending}
      onConfirm={() => void answer()}
      onCancel={onClose}
    />
  );
}
