import type { IndividualReport } from '@rentsafe/domain/individual';
import type { ReportIssue } from '@rentsafe/domain/reportIssue';
import { Inline } from '@rentsafe/ui/Inline';
import { Link } from '@rentsafe/ui/Link';
import { PrintButton } from '@rentsafe/ui/Print';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { recordAccess } from '../../../calls/accessLog';
import { newestConsents } from '../../../calls/consents';
import { partyPath } from '../../../paths';
import { showPrintProblem } from '../../../text/printProblem';
import { renderLink } from '../../../text/renderLink';
import { Certificate } from './Certificate';
import { certificateObstacles } from './certificateObstacles';

interface PrintCertificateProps {
  issue: ReportIssue;
  report: IndividualReport;
  /** Who is signed in. */
  username: string;
}

/** Prints the good-tenant certificate of a report on a person, or explains why there is none. */
export function PrintCertificate({ issue, report, username }: PrintCertificateProps) {
  const { party, number } = issue;
  const { data, error } = useQuery(newestConsents(party));
  const paper = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const consent = data?.results.find(({ state }) => state === 'valid');
  const obstacles = data ? certificateObstacles(issue, report, consent) : [];
  const isGranted = data !== undefined && obstacles.length === 0;
  return (
    <Inline gap={3}>
      <PrintButton
        content={paper}
        documentTitle={`${number} Good-Tenant Certificate`}
        disabled={!isGranted}
        aria-describedby={noteId}
        onPrint={() => recordAccess(party.type, party.id, 'print')}
        onProblem={showPrintProblem}
      >
        Print certificate
      </PrintButton>
      <Text id={noteId} size="sm" tone="muted">
        {error && `The consents could not be fetched. ${errorSentence(error)}`}
        {isGranted && 'A good-tenant certificate on one sheet, without amounts.'}
        {obstacles.length > 0 && `No good-tenant certificate: ${obstacles.join(' ')} `}
        {obstacles.length > 0 && !consent && (
          <Link asChild>
            {renderLink({ href: `${partyPath(party)}?tab=consents`, children: 'Consents' })}
          </Link>
        )}
      </Text>
      {isGranted && <Certificate ref={paper} issue={issue} report={report} username={username} />}
    </Inline>
  );
}
