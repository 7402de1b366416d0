import { today } from '@rentsafe/domain/date';
import type { Dispute } from '@rentsafe/domain/dispute';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { CopyButton } from '@rentsafe/ui/CopyButton';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextArea } from '@rentsafe/ui/TextArea';
import { Mail } from 'lucide-react';
import { useRef } from 'react';
import { progressOf } from '../../../dispute/disputeTexts';
import { RecordFiles } from '../../../files/RecordFiles';
import { signature } from '../../../frame/letterPaper.css';
import { paperOnly } from '../../../frame/paperOnly.css';
import { useCloseOnBack } from '../../../overlays/useCloseOnBack';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { ProviderContact } from '../../../report/ReportClosing';
import { day } from '../../../text/day';
import { provider } from '../../../text/provider';
import * as styles from './DisputeLetterDialog.css';
import {
  type DisputeLetter,
  isOfProvider,
  letterText,
  mailHref,
  requestText,
  subjectOf,
} from './disputeLetter';
import { useRecording } from './useRecording';

interface DisputeLetterDialogProps {
  letter: DisputeLetter;
  /** The dispute, once it is recorded. */
  recorded: Dispute | undefined;
  /** It is kept by the caller, so that nothing typed is lost when this closes. */
  onReason: (reason: string) => void;
  onRecorded: (dispute: Dispute) => void;
  onClose: () => void;
}

/** The own company disputes what another book reports: it is recorded, and sent by letter or email to who reports it. */
export function DisputeLetterDialog({
  letter,
  recorded,
  onReason,
  onRecorded,
  onClose,
}: DisputeLetterDialogProps) {
  const paper = useRef<HTMLDivElement>(null);
  const { entry, company, reportNumber, caseNumber, reason, signedBy } = letter;
  const { record, isPending, problem, clear } = useRecording(letter, onRecorded);
  useCloseOnBack(onClose);
  const title = subjectOf(letter);
  const isProvider = isOfProvider(entry);
  const details = [
    { term: 'Entry', description: entry.what, wide: true },
    { term: 'Reported', description: entry.reported },
    { term: 'Amount', description: entry.amount },
    { term: 'Reported By', description: entry.creditor },
    { term: 'Report Number', description: reportNumber },
    ...(caseNumber ? [{ term: 'Case Number', description: caseNumber }] : []),
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Dispute an entry"
      description={
        isProvider
          ? `${provider.name} reports the entry and decides.`
          : `Record it for ${provider.name}, who decides, and send it to ${entry.creditor}, who reports the entry.`
      }
      footer={
        <>
          <CopyButton value={letterText(letter)}>Copy text</CopyButton>
          <PaperButton content={paper} title={title} head={title}>
            Print letter
          </PaperButton>
          <Button asChild variant={recorded ? 'primary' : 'secondary'}>
            <a href={mailHref(letter)}>
              <Mail aria-hidden="true" />
              Write email
            </a>
          </Button>
          {!recorded && (
            <Button variant="primary" pending={isPending} onClick={record}>
              Record dispute
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <DescriptionList items={details} />
        {recorded && (
          <Callout tone="success" title={`Recorded as ${recorded.number}`}>
            {progressOf(recorded)}
          </Callout>
        )}
        <TextArea
          label="Reason"
          maxLength={500}
          value={reason}
          readOnly={recorded !== undefined}
          error={problem}
          onValueChange={({ value }) => {
            clear();
            onReason(value);
          }}
          hint="What is wrong, and the evidence for it. A printed letter leaves space for it if it is blank."
        />
        {recorded && (
          <RecordFiles
            subject={{ type: 'dispute', id: recorded.id }}
            name={recorded.number ?? 'the dispute'}
          />
        )}
        <Text size="sm" tone="muted">
          {!isProvider &&
            `The email is addressed to ${provider.name}: add the address of ${entry.creditor}. `}
          {recorded
            ? 'Add your evidence above, such as a receipt.'
            : 'Once the dispute is recorded, you can add your evidence here, such as a receipt.'}
        </Text>
        <ProviderContact />
      </Stack>
      <div className={paperOnly}>
        <PaperSheet content={paper} head={title}>
          <Stack gap="section">
            <DescriptionList
              items={[
                { term: 'To', description: entry.creditor },
                ...(isProvider
                  ? []
                  : [
                      { term: 'Copy', description: `${provider.name}, ${provider.email}, ${provider.phone}` },
                    ]),
                { term: 'Date', description: day(today()) },
              ]}
            />
            <Text>{company} disputes this entry of its rent payment status report:</Text>
            <DescriptionList items={details} />
            <div>
              <Text>
                <strong>Reason</strong>
              </Text>
              <p className={styles.reason}>{reason.trim()}</p>
            </div>
            <Text>{requestText(entry)}</Text>
            <div className={signature}>
              <Text size="sm">
                {signedBy}, for {company}
              </Text>
            </div>
          </Stack>
        </PaperSheet>
      </div>
    </Dialog>
  );
}
