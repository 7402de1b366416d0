import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Card } from '@rentsafe/ui/Card';
import { Form, type FormProps } from '@rentsafe/ui/Form';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { NewPasswordFields, newPasswordIssues } from '../../../forms/password/NewPasswordFields';
import { useIsCommon } from '../../../forms/password/PasswordRules';
import { BareLayout } from '../../../frame/BareLayout';
import { cardContent, wholeWidth } from '../../../frame/BareLayout.css';
import { Logo } from '../../../frame/Logo';

/** Whose link it is, or what is wrong with it: no token in it, or the server refuses it. */
export type Link =
  | { state: 'checking' | 'incomplete' | 'refused' }
  /** Without a name where the server could not be asked. */
  | { state: 'given'; username?: string };

export interface SetPasswordViewProps {
  link: Link;
  onSubmit: FormProps['onSubmit'];
}

const linkProblems = {
  incomplete: {
    title: 'This link is not complete',
    text: 'Open the whole link of your invitation, or copy it into the address bar.',
  },
  refused: {
    title: 'This link is no longer valid',
    text: 'It has been used, or has expired: a link works once, for 72 hours. Ask an Admin for a new one.',
  },
};

/** Setting the first or a new password with the link of an invitation. */
export function SetPasswordView({ link, onSubmit }: SetPasswordViewProps) {
  return (
    <BareLayout>
      <Stack gap={6}>
        <Logo />
        <Card>
          <Stack gap={4} className={cardContent}>
            <Heading level={1} size="lg">
              Set your password
            </Heading>
            {link.state === 'checking' && (
              <Text role="status" tone="muted">
                Checking your link...
              </Text>
            )}
            {link.state === 'given' && <PasswordForm username={link.username} onSubmit={onSubmit} />}
            {(link.state === 'incomplete' || link.state === 'refused') && (
              <LinkProblem {...linkProblems[link.state]} />
            )}
          </Stack>
        </Card>
      </Stack>
    </BareLayout>
  );
}

function LinkProblem({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Callout tone="danger" role="alert" title={title}>
        {text}
      </Callout>
      <Button asChild>
        <RouterLink to="/login">Login</RouterLink>
      </Button>
    </>
  );
}

interface PasswordFormProps extends Pick<SetPasswordViewProps, 'onSubmit'> {
  username: string | undefined;
}

function PasswordForm({ username, onSubmit }: PasswordFormProps) {
  const isCommon = useIsCommon();
  const [pending, setPending] = useState(false);
  return (
    <Form
      aria-label="Set your password"
      validate={(entries) => newPasswordIssues(entries, isCommon)}
      onSubmit={onSubmit}
      onPendingChange={(event) => setPending(event.pending)}
      actions={
        <Button type="submit" variant="primary" pending={pending} className={wholeWidth}>
          Set password
        </Button>
      }
    >
      <Text tone="muted">
        {username ? (
          <>
            This is for <strong>{username}</strong>. You'll sign in with this email and your new password.
          </>
        ) : (
          "You'll sign in with your email and your new password."
        )}
      </Text>
      <NewPasswordFields isCommon={isCommon} />
    </Form>
  );
}
