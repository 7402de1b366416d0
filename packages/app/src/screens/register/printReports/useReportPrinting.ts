import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { type ReportAbout, recordAccess } from '../../../calls/accessLog';
import { useFormatPhone } from '../../../text/useFormatPhone';
import { kinds, type ReadReport } from './kinds';
import { inTurns } from './lookUpNumbers';
import type { Numbered } from './outcome';

/** Reads the reports on those who were found, for paper. Each is logged. */
export function useReportPrinting(about: ReportAbout) {
  const queryClient = useQueryClient();
  // Its code is there before the sheets are, which are printed as soon as they are laid out.
  useFormatPhone();
  const [reading, setReading] = useState(false);
  const [reports, setReports] = useState<readonly ReadReport[]>();

  async function print(found: readonly Numbered[]) {
    setReading(true);
    const { done, error } = await inTurns(found, ({ party }) => kinds[about].read(queryClient, party.id));
    setReading(false);
    if (error !== undefined) {
      toast.error('Could not print the reports', { description: errorSentence(error) });
      return;
    }
    const all = [...done.values()];
    for (const { id } of all) recordAccess(about, id, 'print');
    setReports(all);
  }

  return {
    reports,
    isPrinting: reading || reports !== undefined,
    print,
    onPrinted: () => setReports(undefined),
  };
}
