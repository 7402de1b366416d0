import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Card } from '@rentsafe/ui/Card';
import { Form, type FormIssues, type FormProps } from '@rentsafe/ui/Form';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { BareLayout } from '../../page/BareLayout';
import { Logo } from '../../page/Logo';
import { PasswordRules, passwordAdvice } from './PasswordRules';

export interface SetPasswordViewProps {
  /** What is wrong with the link: nothing as yet, no token in it, or the server refuses it. */
  link: 'given' | 'incomplete' | 'refused';
  onSubmit: FormProps['onSubmit'];
}

const linkProblems = {
  incomplete: {
    title: 'This link is not complete',
    text: 'Open the whole link of your invitation, or copy it into the address bar.',
  },
  refused: {
    title: 'This link is not valid any more',
    text: 'It was used already, has expired (a link works once, for 72 hours) or is not known. Ask an Admin for a new one.',
  },
};

/** Setting the first or a new password with the link of an invitation. */
export function SetPasswordView({ link, onSubmit }: SetPasswordViewProps) {
  return (
    <BareLayout>
      <Stack gap={6}>
        <Logo />
        <Card>
          <Stack gap={4}>
            <Heading level={1} size="lg">
              Set your password
            </Heading>
            {link === 'given' ? (
              <PasswordForm onSubmit={onSubmit} />
            ) : (
              <>
                <Callout tone="danger" role="alert" title={linkProblems[link].title}>
                  {linkProblems[link].text}
                </Callout>
                <Button asChild>
                  <Link to="/login">Login</Link>
                </Button>
              </>
            )}
          </Stack>
        </Card>
      </Stack>
    </BareLayout>
  );
}

function passwordIssues(entries: FormData): FormIssues {
  const password = String(entries.get('password'));
  const advice = passwordAdvice(password);
  const differs = password !== entries.get('confirmation');
  return {
    fields: {
      ...(advice && { password: advice }),
      ...(differs && { confirmation: 'Type the same password again.' }),
    },
  };
}

function PasswordForm({ onSubmit }: Pick<SetPasswordViewProps, 'onSubmit'>) {
  const rulesId = useId();
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  return (
    <Form
      aria-label="Set your password"
      validate={passwordIssues}
      onSubmit={onSubmit}
      onPendingChange={(event) => setPending(event.pending)}
      actions={
        <Button type="submit" variant="primary" pending={pending}>
          Set password
        </Button>
      }
    >
      <Text tone="muted">Afterwards you sign in with your e-mail address and this password.</Text>
      <TextField
        label="New Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        aria-describedby={rulesId}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordRules id={rulesId} password={typed} />
      <TextField
        label="Confirm Password"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        required
      />
    </Form>
  );
}
