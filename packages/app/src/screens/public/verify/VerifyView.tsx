import type { ReportIssueState } from '@rentsafe/domain/reportIssue';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Card } from '@rentsafe/ui/Card';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Form, type FormProps } from '@rentsafe/ui/Form';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { BareLayout } from '../../../frame/BareLayout';
import { Logo } from '../../../frame/Logo';

/** What is known of the report; `incomplete` without its code. */
export type Verification =
  | { state: 'incomplete' | 'checking' | 'wrong' | 'tooMany' }
  | { state: 'found'; issue: ReportIssueState }
  | { state: 'failed'; help: string };

export interface VerifyViewProps {
  number: string;
  verification: Verification;
  onSubmit: FormProps['onSubmit'];
}

const problems = {
  wrong: {
    title: 'We did not issue this report',
    help: 'Check the number and the code against the report, character by character. If they are the same, do not rely on it.',
  },
  tooMany: { title: 'Too many attempts', help: 'Wait five minutes, then try again.' },
  failed: { title: 'The report could not be checked', help: '' },
};

/** For whoever holds a printed report: whether it is genuine, and the latest. */
export function VerifyView({ number, verification, onSubmit }: VerifyViewProps) {
  const { state } = verification;
  return (
    <BareLayout>
      <Stack gap={6}>
        <Logo />
        <Card>
          <Stack gap={4}>
            <Heading level={1} size="lg">
              Verify report {number}
            </Heading>
            {state === 'checking' && (
              <Text role="status" tone="muted">
                Checking the report...
              </Text>
            )}
            {state === 'found' && <Finding issue={verification.issue} />}
            {(state === 'wrong' || state === 'tooMany' || state === 'failed') && (
              <Callout tone="danger" role="alert" title={problems[state].title}>
                {state === 'failed' ? verification.help : problems[state].help}
              </Callout>
            )}
            {state !== 'found' && state !== 'checking' && <CodeForm onSubmit={onSubmit} />}
          </Stack>
        </Card>
      </Stack>
    </BareLayout>
  );
}

function Finding({ issue: { issued_at, initials, state } }: { issue: ReportIssueState }) {
  const issued = { term: 'Issued On', description: <DateText value={issued_at} /> };
  return (
    <>
      {state === 'unchanged' ? (
        <Callout tone="success" role="status" title="Genuine and unchanged">
          We issued this report, and no later one on the same person or company.
        </Callout>
      ) : (
        <Callout tone="warning" role="status" title="Genuine, but superseded">
          We issued this report, and a later one since. Ask for the later report.
        </Callout>
      )}
      <DescriptionList items={[issued, { term: 'Initials', description: initials }]} />
      <Text size="sm" tone="muted">
        Compare both with your copy of the report. Nothing else is shown here.
      </Text>
    </>
  );
}

const CodeForm = ({ onSubmit }: Pick<VerifyViewProps, 'onSubmit'>) => (
  <Form
    aria-label="Verify a report"
    onSubmit={onSubmit}
    actions={
      <Button type="submit" variant="primary">
        Verify
      </Button>
    }
  >
    <TextField
      label="Verification Code"
      name="code"
      required
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      hint="16 characters, printed at the top of the report."
    />
  </Form>
);
