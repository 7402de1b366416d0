import { usePrint } from '@rentsafe/ui/Print';
import { type ReactNode, useEffect, useRef } from 'react';
import { showPrintProblem } from '../text/printProblem';

interface PrintNowProps {
  /** Names the document. */
  name: string;
  onPrinted: () => void;
  children: ReactNode;
}

/** What is not on the screen: laid out out of sight, and printed at once. */
export function PrintNow({ name, onPrinted, children }: PrintNowProps) {
  const paper = useRef<HTMLDivElement>(null);
  const { print } = usePrint({ content: paper, documentTitle: name, onProblem: showPrintProblem });
  const start = useRef({ print, onPrinted });
  const started = useRef(false);
  useEffect(() => {
    // Development runs effects twice.
    if (started.current) return;
    started.current = true;
    void start.current.print().then(start.current.onPrinted);
  }, []);
  return (
    <div hidden>
      <div ref={paper}>{children}</div>
    </div>
  );
}
