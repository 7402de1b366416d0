import type { Party } from '@rentsafe/domain/party';
import { reportNumber, reportTitle } from '@rentsafe/domain/report';
import { announce } from '@rentsafe/ui/Announcer';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Form, type FormIssues, type FormSubmitEvent } from '@rentsafe/ui/Form';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextArea } from '@rentsafe/ui/TextArea';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { type ReportAbout, recordAccess } from '../../../calls/accessLog';
import { showWait } from '../../../forms/showWait';
import { sheet } from '../../../frame/sheet.css';
import { PrintNow } from '../../../lists/PrintNow';
import { useLogin } from '../../../login/useLogin';
import { CloseOnBack } from '../../../overlays/CloseOnBack';
import { ReportPaper } from '../../../record/ReportPaper';
import { reportMessages } from '../../../report/ReportFrame';
import { useIsStaff } from '../../../session/useIsStaff';
import { dotted } from '../../../text/dotted';
import { useFormatPhone } from '../../../text/useFormatPhone';
import { BatchConsent } from './BatchConsent';
import { MOST_IDS, readIds } from './idList';
import { kinds, type ReadReport } from './kinds';
import { inTurns, lookUpNumbers, type NumberResult } from './lookUpNumbers';

export interface PrintReportsDialogProps {
  about: ReportAbout;
  onClose: () => void;
}

interface Outcome {
  /** Of each number, as far as they were looked up. */
  results: ReadonlyMap<string, NumberResult>;
  /** Numbers that are still to be looked up, and why. */
  waiting: readonly string[];
  failure: string | undefined;
  doubled: readonly string[];
}

interface Numbered {
  party: Party;
  number: string;
}

const numbersOf = ({ results }: Outcome, state: NumberResult['state']) =>
  [...results].filter(([, result]) => result.state === state).map(([number]) => number);

/** Those of a state, each once. */
function partiesOf({ results }: Outcome, state: 'readable' | 'known'): Numbered[] {
  const found = new Map<number, Numbered>();
  for (const [number, result] of results)
    if (result.state === state) found.set(result.party.id, { party: result.party, number });
  return [...found.values()];
}

const isSettled = (result: NumberResult | undefined) =>
  result?.state === 'readable' || result?.state === 'known';

const countOf = (count: number) => (count === 1 ? '1 report' : `${count} reports`);

/** Prints the reports on those whose numbers are pasted, each on a sheet of its own. */
export function PrintReportsDialog({ about, onClose }: PrintReportsDialogProps) {
  const { title, label, example, keyOf, find, read } = kinds[about];
  const queryClient = useQueryClient();
  const login = useLogin();
  const isStaff = useIsStaff();
  const formId = useId();
  // Its code is there before the sheets are, which are printed as soon as they are laid out.
  useFormatPhone();
  const [finding, setFinding] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [recording, setRecording] = useState(false);
  const printing = useRef<HTMLButtonElement>(null);
  /** Whoever was found is not looked up again: by number. */
  const settled = useRef(new Map<string, NumberResult>());
  const [reading, setReading] = useState(false);
  const [reports, setReports] = useState<readonly ReadReport[]>();
  const isPrinting = reading || reports !== undefined;

  async function lookUp({ entries }: FormSubmitEvent): Promise<FormIssues | undefined> {
    const { ids, doubled } = readIds(String(entries.get('numbers') ?? ''), keyOf);
    if (ids.length === 0) return { fields: { numbers: 'Paste at least one number.' } };
    if (ids.length > MOST_IDS)
      return { fields: { numbers: `These are ${ids.length} numbers. Print at most ${MOST_IDS} at once.` } };
    const known = ids.flatMap((id) => {
      const result = settled.current.get(keyOf(id));
      return result ? [[id, result] as const] : [];
    });
    const asked = ids.filter((id) => !settled.current.has(keyOf(id)));
    const { results, failure } = await lookUpNumbers(asked, async (number) => {
      const finding = await find(number);
      return isStaff && finding.state === 'known' ? { ...finding, state: 'readable' } : finding;
    });
    for (const [id, result] of results) if (isSettled(result)) settled.current.set(keyOf(id), result);
    const all = new Map([...known, ...results]);
    if (failure !== undefined && all.size === 0)
      return { form: `The numbers could not be looked up. ${failure}` };
    const next = { results: all, failure, waiting: asked.filter((id) => !results.has(id)), doubled };
    setOutcome(next);
    const count = (state: NumberResult['state']) => numbersOf(next, state).length;
    announce(
      [
        `${count('readable')} found`,
        count('known') > 0 && `${count('known')} without consent`,
        `${count('unknown') + count('wrong')} not found`,
      ]
        .filter(Boolean)
        .join(', '),
    );
    return undefined;
  }

  /** Who was without a consent may be read about now. */
  function showRecorded(party: Party) {
    const found = { state: 'readable', party } as const;
    setOutcome((last) => {
      if (!last) return last;
      const results = new Map(last.results);
      for (const [number, result] of results)
        if (result.state === 'known' && result.party.id === party.id) {
          results.set(number, found);
          settled.current.set(keyOf(number), found);
        }
      return { ...last, results };
    });
  }

  async function print(found: readonly Numbered[]) {
    setReading(true);
    const { done, error } = await inTurns(found, ({ party }) => read(queryClient, party.id));
    setReading(false);
    if (error !== undefined) {
      toast.error('Could not print the reports', { description: errorSentence(error) });
      return;
    }
    const all = [...done.values()];
    for (const { id } of all) recordAccess(about, id, 'print');
    setReports(all);
  }

  const found = outcome ? partiesOf(outcome, 'readable') : [];
  const known = outcome ? partiesOf(outcome, 'known') : [];
  // The form that had the focus is gone.
  const onRecorded = useEffectEvent(() => {
    if (found.length > 0 && known.length === 0) printing.current?.focus();
  });
  useEffect(() => {
    if (!recording) onRecorded();
  }, [recording]);

  return (
    <Dialog
      open
      size="md"
      title={title}
      description="Each report is printed on a sheet of its own, as at today. Every report that is read or printed is logged with your name."
      pending={isPrinting || recording}
      onCloseBlocked={showWait}
      onClose={onClose}
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
            onChange={() => setOutcome(undefined)}
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
      {reports && (
        <MessagesProvider messages={reportMessages}>
          <PrintNow name={title} onPrinted={() => setReports(undefined)}>
            {reports.map((report) => (
              <div key={report.id} className={sheet}>
                <ReportSheet about={about} report={report} username={login?.username ?? ''} />
              </div>
            ))}
          </PrintNow>
        </MessagesProvider>
      )}
    </Dialog>
  );
}

interface OutcomeTextProps {
  outcome: Outcome;
  found: readonly Numbered[];
  known: readonly Numbered[];
}

const namesOf = (all: readonly Numbered[]) =>
  all.map(({ party, number }) => `${party.name} (${number})`).join(', ');

function OutcomeText({ outcome, found, known }: OutcomeTextProps) {
  const { waiting, failure, doubled } = outcome;
  const [missing, wrong] = [numbersOf(outcome, 'unknown'), numbersOf(outcome, 'wrong')];
  return (
    <Stack gap={3}>
      {found.length > 0 && (
        <Callout tone="success" title={`Found: ${found.length}`}>
          {namesOf(found)}
        </Callout>
      )}
      {known.length > 0 && (
        <Callout tone="warning" title={`Without consent: ${known.length}`}>
          {namesOf(known)}
        </Callout>
      )}
      {missing.length > 0 && (
        <Callout tone="warning" title={`Not found: ${missing.length}`}>
          {missing.join(', ')}
        </Callout>
      )}
      {wrong.length > 0 && (
        <Callout tone="warning" title={`No valid number: ${wrong.length}`}>
          {wrong.join(', ')}
        </Callout>
      )}
      {waiting.length > 0 && (
        <Callout tone="danger" title={`Not looked up yet: ${waiting.length}`}>
          {failure} Press Find again for the others. Those already found are not looked up again.
        </Callout>
      )}
      {doubled.length > 0 && (
        <Text size="sm" tone="muted">
          Duplicates, printed once: {doubled.join(', ')}
        </Text>
      )}
    </Stack>
  );
}

interface ReportSheetProps {
  about: ReportAbout;
  report: ReadReport;
  username: string;
}

/** Sheets of several people follow each other: each names whom it is about. */
function ReportSheet({ about, report, username }: ReportSheetProps) {
  const { id, name, number, asAt, source, sections } = report;
  const [readAt] = useState(() => new Date());
  return (
    <ReportPaper
      title={reportTitle(name, readAt)}
      about={
        <Text tone="muted">
          {dotted(
            name,
            number,
            source,
            `Report number ${reportNumber(about, id, asAt ?? readAt.toISOString())}`,
          )}
        </Text>
      }
      sections={sections}
      username={username}
    />
  );
}
