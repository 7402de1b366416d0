import { PrintButton, PrintFooter } from '@rentsafe/ui/Print';
import type { ReactNode, RefObject } from 'react';
import { PaperHead, runningHead } from '../frame/PaperHead';
import { useSingleKeys } from '../frame/singleKeys';
import { useLogin } from '../login/useLogin';
import { useIssuer } from '../session/useIssuer';
import { showPrintProblem } from '../text/printProblem';

interface PaperProps {
  /** What is printed. */
  content: RefObject<HTMLDivElement | null>;
  /** On each sheet: 'Receipt RC-000007 · Rudo Moyo'. */
  head: string;
  children: ReactNode;
}

interface PaperButtonProps extends PaperProps {
  /** Of the print job, and so of a PDF file. */
  title: string;
  /** There is nothing to print yet. @default false */
  disabled?: boolean;
}

/** Prints a record's paper; by a key too. */
export function PaperButton({ title, head, ...rest }: PaperButtonProps) {
  return (
    <PrintButton
      {...rest}
      documentTitle={title}
      runningHead={runningHead(head, useIssuer())}
      shortcut={useSingleKeys() ? 'letter' : 'command'}
      onProblem={showPrintProblem}
    />
  );
}

/** What is read of a record on the screen and printed by its `PaperButton`. */
export function PaperSheet({ content, head, children }: PaperProps) {
  const username = useLogin()?.username;
  return (
    <div ref={content}>
      <PaperHead title={head} issuer={useIssuer()} />
      {children}
      <PrintFooter user={username} />
    </div>
  );
}
