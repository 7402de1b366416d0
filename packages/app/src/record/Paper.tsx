import type { Agency } from '@rentsafe/domain/book';
import type { Client } from '@rentsafe/domain/client';
import { PrintButton, PrintFooter } from '@rentsafe/ui/Print';
import type { RecordPaper } from '@rentsafe/ui/RecordPage';
import type { ReactNode, RefObject } from 'react';
import { useSingleKeys } from '../frame/singleKeys';
import { useLogin } from '../login/useLogin';
import { PaperHead, runningHead } from '../paper/PaperHead';
import { useIssuer } from '../session/useIssuer';
import { showPrintProblem } from '../text/printProblem';

interface PaperProps {
  /** What is printed. */
  content: RefObject<HTMLDivElement | null>;
  /** On each sheet: 'Receipt RC-000007 · Rudo Moyo'. */
  head: string;
  /** In whose book the record is; the own one unless told. */
  client?: Pick<Client, 'id' | 'name'> | undefined;
  children: ReactNode;
}

interface PaperButtonProps extends PaperProps {
  /** Of the print job, and so of a PDF file. */
  title: string;
  /** What the letterhead said on another day. */
  agency?: Agency;
  /** There is nothing to print yet. @default false */
  disabled?: boolean;
}

/** How the papers of a client are printed: whose they are on each sheet, by which keys, and what is said when it fails. */
function usePaperPrint(client?: PaperProps['client'], agency?: Agency) {
  const issuer = useIssuer(client, agency);
  const shortcut = useSingleKeys() ? 'letter' : 'command';
  return (head: string) =>
    ({ runningHead: runningHead(head, issuer), shortcut, onProblem: showPrintProblem }) as const;
}

interface RecordPaperProps extends Pick<RecordPaper, 'title' | 'printLabel' | 'content'> {
  /** On each sheet: 'Job Card WO-0007 · Rudo Moyo'. */
  head: string;
}

/** Makes the `paper` of a RecordFrame; called before the record is there, as hooks are. */
export function useRecordPaper(client: PaperProps['client']) {
  const print = usePaperPrint(client);
  const user = useLogin()?.username;
  return ({ head, ...rest }: RecordPaperProps): RecordPaper => ({
    ...rest,
    ...print(head),
    head: <PaperHead title={head} client={client} />,
    user,
  });
}

/** Prints a paper; by a key too. */
export function PaperButton({ title, head, client, agency, ...rest }: PaperButtonProps) {
  const print = usePaperPrint(client, agency);
  return <PrintButton {...rest} {...print(head)} documentTitle={title} />;
}

/** What is read on the screen and printed by its `PaperButton`, where that is a part of a page; of a whole record see `useRecordPaper`. */
export function PaperSheet({ content, head, client, children }: PaperProps) {
  const username = useLogin()?.username;
  return (
    <div ref={content}>
      <PaperHead title={head} client={client} />
      {children}
      <PrintFooter user={username} />
    </div>
  );
}
