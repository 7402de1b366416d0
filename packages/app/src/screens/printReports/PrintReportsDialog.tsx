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
import { useId, useState } from 'react';
import { errorSentence } from '../../api/ApiError';
import { type ReportAbout, recordAccess } from '../../api/accessLog';
import { PrintNow } from '../../lists/PrintNow';
import { useLogin } from '../../login/useLogin';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { dotted } from '../../page/dotted';
import { sheet } from '../../page/sheet.css';
import { useFormatPhone } from '../../page/useFormatPhone';
import { ReportPaper } from '../record/ReportPaper';
import { reportMessages } from '../report/ReportFrame';
import { MOST_IDS, readIds } from './idList';
import { kinds, type ReadReport } from './kinds';

export interface PrintReportsDialogProps {
  about: ReportAbout;
  onClose: () => void;
}

interface Outcome {
  found: readonly { id: number; name: string; number: string }[];
  missing: readonly string[];
  doubled: readonly string[];
}

/** Calls that are under way together. */
const TOGETHER = 5;

async function inTurns<From, To>(all: readonly From[], call: (one: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  for (let at = 0; at < all.length; at += TOGETHER)
    results.push(...(await Promise.all(all.slice(at, at + TOGETHER).map(call))));
  return results;
}

const countOf = (count: number) => (count === 1 ? '1 report' : `${count} reports`);

/** Prints the reports on those whose numbers are pasted, each on a sheet of its own. */
export function PrintReportsDialog({ about, onClose }: PrintReportsDialogProps) {
  const { title, label, example, keyOf, find, read } = kinds[about];
  const queryClient = useQueryClient();
  const login = useLogin();
  const formId = useId();
  // Its code is there before the sheets are, which are printed as soon as they are laid out.
  useFormatPhone();
  const [finding, setFinding] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [reading, setReading] = useState(false);
  const [reports, setReports] = useState<readonly ReadReport[]>();
  const isPrinting = reading || reports !== undefined;

  async function lookUp({ entries }: FormSubmitEvent): Promise<FormIssues | undefined> {
    const { ids, doubled } = readIds(String(entries.get('numbers') ?? ''), keyOf);
    if (ids.length === 0) return { fields: { numbers: 'Paste at least one number.' } };
    if (ids.length > MOST_IDS)
      return { fields: { numbers: `These are ${ids.length} numbers. Print at most ${MOST_IDS} at once.` } };
    try {
      const matches = await inTurns(ids, async (number) => ({
        number,
        match: await find(queryClient, number),
      }));
      const found = new Map(
        matches.flatMap(({ number, match }) => (match ? [[match.id, { ...match, number }] as const] : [])),
      );
      const missing = matches.flatMap(({ number, match }) => (match ? [] : [number]));
      setOutcome({ found: [...found.values()], missing, doubled });
      announce(`${found.size} found, ${missing.length} not found`);
    } catch (error) {
      return { form: `The numbers could not be looked up. ${errorSentence(error)}` };
    }
    return undefined;
  }

  async function print(found: Outcome['found']) {
    setReading(true);
    try {
      const all = await inTurns(found, ({ id }) => read(queryClient, id));
      for (const { id } of all) recordAccess(about, id, 'print');
      setReports(all);
    } catch (error) {
      toast.error('Could not print the reports', { description: errorSentence(error) });
    } finally {
      setReading(false);
    }
  }

  const { found = [] } = outcome ?? {};
  return (
    <Dialog
      open
      size="md"
      title={title}
      description="Each report is printed on a sheet of its own, as at today. Every report that is read or printed is logged with your name."
      pending={isPrinting}
      onClose={onClose}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            pending={finding}
            variant={found.length > 0 ? 'secondary' : 'primary'}
          >
            Find
          </Button>
          {found.length > 0 && (
            <Button variant="primary" pending={isPrinting} onClick={() => void print(found)}>
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
        <div role="status">{outcome && <OutcomeText {...outcome} />}</div>
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

function OutcomeText({ found, missing, doubled }: Outcome) {
  return (
    <Stack gap={3}>
      {found.length > 0 && (
        <Callout tone="success" title={`Found: ${found.length}`}>
          {found.map(({ name, number }) => `${name} (${number})`).join(', ')}
        </Callout>
      )}
      {missing.length > 0 && (
        <Callout tone="warning" title={`Not found: ${missing.length}`}>
          {missing.join(', ')}
        </Callout>
      )}
      {doubled.length > 0 && (
        <Text size="sm" tone="muted">
          More than once, printed once: {doubled.join(', ')}
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
