import { Button } from '@rentsafe/ui/Button';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Form } from '@rentsafe/ui/Form';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { Printer } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReportAbout } from '../../../calls/accessLog';
import { showWait } from '../../../forms/showWait';
import { CloseOnBack } from '../../../overlays/CloseOnBack';
import { BatchConsent } from './BatchConsent';
import { MOST_IDS } from './idList';
import { kinds } from './kinds';
import { OutcomeText } from './OutcomeText';
import { partiesOf } from './outcome';
import { PrintedReports } from './PrintedReports';
import { useLookUp } from './useLookUp';
import { useReportPrinting } from './useReportPrinting';

export interface PrintReportsDialogProps {
  about: ReportAbout;
  onClose: () => void;
}

const countOf = (count: number) => (count === 1 ? '1 report' : `${count} reports`);

/** The form that had the focus is gone once it was recorded. */
function useFocusAfter(recording: boolean, next: RefObject<HTMLElement | null> | undefined) {
  const onRecorded = useEffectEvent(() => next?.current?.focus());
  useEffect(() => {
    if (!recording) onRecorded();
  }, [recording]);
}

/** Prints the reports on those whose numbers are pasted, each on a sheet of its own. */
export function PrintReportsDialog({ about, onClose }: PrintReportsDialogProps) {
  const { title, label, example } = kinds[about];
  const formId = useId();
  const [finding, setFinding] = useState(false);
  const [recording, setRecording] = useState(false);
  const printing = useRef<HTMLButtonElement>(null);
  const { outcome, lookUp, showRecorded, forget } = useLookUp(kinds[about]);
  const { reports, isPrinting, print, onPrinted } = useReportPrinting(about);

  const found = outcome ? partiesOf(outcome, 'readable') : [];
  const known = outcome ? partiesOf(outcome, 'known') : [];
  useFocusAfter(recording, found.length > 0 && known.length === 0 ? printing : undefined);

  return (
    <Dialog
      open
      size="md"
      title={title}
      description="Each report is printed on a sheet of its own, as at today. Every report that is read or printed is logged with your name."
      pending={isPrinting || recording}
      onCloseBlocked={showWait}
      onOpenChange={onClose}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            pending={finding}
            variant={found.length + known.length > 0 ? 'secondary' : 'primary'}
          >
            Find
          </Button>
          {found.length > 0 && (
            <Button
              ref={printing}
              variant={known.length > 0 ? 'secondary' : 'primary'}
              pending={isPrinting}
              onClick={() => void print(found)}
            >
              <Printer aria-hidden="true" />
              Print {countOf(found.length)}
            </Button>
          )}
        </>
      }
    >
      <CloseOnBack />
      <Stack gap={4}>
        <Form
          id={formId}
          aria-label={title}
          onSubmit={lookUp}
          onPendingChange={(event) => setFinding(event.pending)}
        >
          <TextArea
            label={label}
            name="numbers"
            required
            rows={6}
            autoComplete="off"
            hint={`For example ${example}. One on each line, or with commas or semicolons between them; ${MOST_IDS} at most.`}
            onChange={forget}
          />
        </Form>
        <div role="status">{outcome && <OutcomeText outcome={outcome} found={found} known={known} />}</div>
        {known.length > 0 && (
          <BatchConsent
            parties={known.map(({ party }) => party)}
            onRecorded={showRecorded}
            onPendingChange={(event) => setRecording(event.pending)}
          />
        )}
      </Stack>
      {reports && <PrintedReports {...{ about, reports, onPrinted }} name={title} />}
    </Dialog>
  );
}
