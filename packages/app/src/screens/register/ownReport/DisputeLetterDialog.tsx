import { today } from '@rentsafe/domain/date';
import { Button } from '@rentsafe/ui/Button';
import { CopyButton } from '@rentsafe/ui/CopyButton';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextArea } from '@rentsafe/ui/TextArea';
import { Mail } from 'lucide-react';
import { useRef } from 'react';
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

interface DisputeLetterDialogProps {
  letter: DisputeLetter;
  /** It is kept by the caller, so that nothing typed is lost when this closes. */
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** The letter by which the own company disputes what another book reports: to be sent by email, printed or copied. */
export function DisputeLetterDialog({ letter, onReason, onClose }: DisputeLetterDialogProps) {
  const paper = useRef<HTMLDivElement>(null);
  const { entry, company, reportNumber, reason, signedBy } = letter;
  useCloseOnBack(onClose);
  const title = subjectOf(letter);
  const isProvider = isOfProvider(entry);
  const details = [
    { term: 'Entry', description: entry.what, wide: true },
    { term: 'Reported', description: entry.reported },
    { term: 'Amount', description: entry.amount },
    { term: 'Reported By', description: entry.creditor },
    { term: 'Report Number', description: reportNumber },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title="Dispute an entry"
      description={
        isProvider
          ? `Send it to ${provider.name}, who reports the entry and decides.`
          : `Send it to ${entry.creditor}, who reports the entry and records your dispute, and to ${provider.name}, who decides.`
      }
      footer={
        <>
          <CopyButton value={letterText(letter)}>Copy text</CopyButton>
          <PaperButton content={paper} title={title} head={title}>
            Print letter
          </PaperButton>
          <Button asChild variant="primary">
            <a href={mailHref(letter)}>
              <Mail aria-hidden="true" />
              Write email
            </a>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <DescriptionList items={details} />
        <TextArea
          label="Reason"
          maxLength={500}
          value={reason}
          onValueChange={({ value }) => onReason(value)}
          hint="What is wrong, and the evidence for it. If left blank, space is left for it in the letter and the email."
        />
        <Text size="sm" tone="muted">
          {!isProvider &&
            `The email is addressed to ${provider.name}: add the address of ${entry.creditor}. `}
          Attach your evidence, such as a receipt.
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
