'use client';

import type { ReactNode, RefObject } from 'react';
import { PrintButton, type PrintButtonProps, PrintFooter, PrintHeader } from '../Print';

export interface RecordPaper
  extends Pick<PrintButtonProps, 'runningHead' | 'shortcut' | 'disabled' | 'onPrint' | 'onProblem'> {
  /** Of the print job, and so of a PDF file. */
  title: string;
  /** The text of its button: 'Print job card'. @default 'Print' */
  printLabel?: string;
  /** At the top of the first sheet. @default a PrintHeader with the title */
  head?: ReactNode;
  /** Who is signed in: printed at the end. */
  user?: ReactNode;
  /** What is printed, where it is not what the page shows; the screen does not have it. @default the children and the open tab */
  content?: ReactNode;
}

interface PaperSheetProps {
  paper: RecordPaper;
  /** What is printed, for the button. */
  sheet: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** What is printed by its button. Renders a `div`. */
export function PaperSheet({ paper: { title, head, user }, sheet, children }: PaperSheetProps) {
  return (
    <div ref={sheet}>
      {head ?? <PrintHeader title={title} />}
      {children}
      <PrintFooter user={user} />
    </div>
  );
}

/** Prints the paper; by Ctrl+P or ⌘P too. */
export function PaperButton({
  paper: { title, printLabel, head: _head, user: _user, content: _content, ...rest },
  sheet,
}: Omit<PaperSheetProps, 'children'>) {
  return (
    <PrintButton shortcut="command" {...rest} content={sheet} documentTitle={title}>
      {printLabel}
    </PrintButton>
  );
}
