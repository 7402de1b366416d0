import { toast } from '@rentsafe/ui/Toast';
import { type ComponentType, useState } from 'react';
import type { ReportSubject } from '../report/subject';
import type { ReportOpening } from './ViewReportButton';

interface Opened<Row> {
  row: Row;
  Report: ComponentType<ReportSubject>;
}

/** Opens the report of a row; its code is loaded on intent or on first opening. */
export function useReportOpening<Row>(load: () => Promise<ComponentType<ReportSubject>>) {
  const [opening, setOpening] = useState<Row>();
  const [opened, setOpened] = useState<Opened<Row>>();

  async function open(row: Row) {
    setOpening(row);
    try {
      const Report = await load();
      setOpened({ row, Report });
    } catch {
      toast.error('The report could not be opened', {
        description: 'RentSafe may have been updated, or the connection broke off. Reload the page.',
        action: { label: 'Reload', onAction: () => window.location.reload() },
      });
    } finally {
      setOpening(undefined);
    }
  }

  const report: ReportOpening<Row> = {
    opening,
    onOpen: (row) => void open(row),
    onIntent: () => void load().catch(() => {}),
  };
  return { opened, report, onClose: () => setOpened(undefined) };
}
