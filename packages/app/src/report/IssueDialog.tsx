import { type listConsents, readEvidence } from '@rentsafe/domain/consent';
import type { ReplyOf } from '@rentsafe/domain/contract';
import { today } from '@rentsafe/domain/date';
import type { PartyInput } from '@rentsafe/domain/party';
import { reportIssueForm } from '@rentsafe/domain/reportIssue';
import type { PlainDate } from '@rentsafe/format/date';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newestConsents } from '../calls/consents';
import { issueReport, showIssuedReport } from '../calls/reportIssues';
import { ActionDialog } from '../forms/ActionDialog';
import { issuedReportPath } from '../paths';

/** The report that is to be issued. */
export interface IssueSubject {
  party: PartyInput;
  name: string;
  /** '' for today. */
  asAt: PlainDate | '';
}

/** What the consent by which it is read is for. */
function purposeOf(consents: ReplyOf<typeof listConsents> | undefined): string {
  const valid = consents?.results.find(({ state }) => state === 'valid');
  return valid ? readEvidence(valid.evidence).purpose : '';
}

/** Issues a report: it gets a number, and stays as it is. */
export function IssueDialog({ subject, onClose }: { subject: IssueSubject; onClose: () => void }) {
  const { party, name, asAt } = subject;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [form] = useState(() => reportIssueForm(party));
  const [purpose] = useState(() => purposeOf(queryClient.getQueryData(newestConsents(party).queryKey)));
  return (
    <ActionDialog
      title={`Issue report: ${name}`}
      description="The report gets a number and a QR code, so that anyone who holds it can verify it. Later payments and corrections do not change it. You can print a good-tenant certificate from it."
      form={form}
      send={async (body, key) => {
        const issue = await issueReport(body, key);
        showIssuedReport(queryClient, issue);
        await navigate(issuedReportPath(issue.id));
      }}
      submitLabel="Issue report"
      pendingLabel="Issuing report..."
      done="Report issued"
      failure="Failed to issue report"
      onClose={onClose}
    >
      <Stack gap="field">
        <TextField
          label="Purpose"
          name="purpose"
          defaultValue={purpose}
          required
          maxLength={500}
          autoComplete="off"
          hint="Who the report is for and why, such as: application for 4 Baobab Court."
        />
        <DateField
          label="As At"
          name="as_at"
          max={today()}
          defaultValue={asAt || today()}
          hint="The position at the end of this day."
        />
      </Stack>
    </ActionDialog>
  );
}
