import { reportNumber, reportTitle } from '@rentsafe/domain/report';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { Text } from '@rentsafe/ui/Text';
import { useState } from 'react';
import type { ReportAbout } from '../../../calls/accessLog';
import { sheet } from '../../../frame/sheet.css';
import { PrintNow } from '../../../lists/PrintNow';
import { useLogin } from '../../../login/useLogin';
import { ReportPaper } from '../../../record/ReportPaper';
import { reportMessages } from '../../../report/ReportFrame';
import { dotted } from '../../../text/dotted';
import type { ReadReport } from './kinds';

interface PrintedReportsProps {
  about: ReportAbout;
  name: string;
  reports: readonly ReadReport[];
  onPrinted: () => void;
}

/** The reports on paper, each on a sheet of its own. */
export function PrintedReports({ about, name, reports, onPrinted }: PrintedReportsProps) {
  const login = useLogin();
  return (
    <MessagesProvider messages={reportMessages}>
      <PrintNow name={name} onPrinted={onPrinted}>
        {reports.map((report) => (
          <div key={report.id} className={sheet}>
            <ReportSheet about={about} report={report} username={login?.username ?? ''} />
          </div>
        ))}
      </PrintNow>
    </MessagesProvider>
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
