import { fullName } from '@rentsafe/domain/individual';
import type { ReportIssue } from '@rentsafe/domain/reportIssue';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Heading } from '@rentsafe/ui/Heading';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { PrintButton } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { recordAccess } from '../../../calls/accessLog';
import { contentOf, issuedReportQuery } from '../../../calls/reportIssues';
import { useSingleKeys } from '../../../frame/singleKeys';
import { useLogin } from '../../../login/useLogin';
import { partyPath } from '../../../paths';
import { RecordFrame } from '../../../record/RecordFrame';
import { ReportPaper } from '../../../record/ReportPaper';
import { useRecord } from '../../../record/useRecord';
import { companySections } from '../../../report/CompanyReportView';
import { individualSections } from '../../../report/IndividualReportView';
import { paperOf, reportMessages } from '../../../report/ReportFrame';
import { showPrintProblem } from '../../../text/printProblem';
import { IssueFacts } from './IssueFacts';
import { PrintCertificate } from './PrintCertificate';

const kind = 'issued report';

/** Who an issued report is about, as they were called then, and what it says. */
function read(issue: ReportIssue) {
  const content = contentOf(issue);
  return content.type === 'company'
    ? {
        name: content.report.registration_name,
        report: content.report,
        sections: companySections(content.report),
      }
    : {
        name: fullName(content.report),
        report: content.report,
        person: content.report,
        sections: individualSections(content.report),
      };
}

/** A report as it was issued, to print again. */
export function IssuedReportScreen() {
  const id = Number(useParams().id);
  const found = useRecord(issuedReportQuery(id));
  const paper = useRef<HTMLDivElement>(null);
  const username = useLogin()?.username ?? '';
  const singleKeys = useSingleKeys();
  if ('absence' in found)
    return (
      <RecordFrame
        kind={kind}
        trail={[{ label: 'Individuals', href: `${HOME_PATH}?tab=individual` }]}
        {...found}
      />
    );
  const { record: issue } = found;
  const { party, number, as_at } = issue;
  const { name, report, sections, person } = read(issue);
  const printed = paperOf(name, report, as_at);
  return (
    <RecordFrame
      kind={kind}
      trail={[{ label: party.name, href: `${partyPath(party)}?tab=issued` }]}
      name={number}
      actions={
        <PrintButton
          content={paper}
          documentTitle={`${number} ${printed.title}`}
          runningHead={`${printed.runningHead} · ${number}`}
          shortcut={singleKeys ? 'letter' : 'command'}
          onPrint={() => recordAccess(party.type, party.id, 'print')}
          onProblem={showPrintProblem}
        />
      }
    >
      <MessagesProvider messages={reportMessages}>
        <Stack gap={4}>
          {person && <PrintCertificate issue={issue} report={person} username={username} />}
          <Heading level={2}>{printed.title}</Heading>
          <ReportPaper
            ref={paper}
            title={printed.title}
            about={<IssueFacts issue={issue} />}
            sections={sections}
            username={username}
          />
        </Stack>
      </MessagesProvider>
    </RecordFrame>
  );
}
