import { fullName } from '@rentsafe/domain/individual';
import type { InternalUser } from '@rentsafe/domain/user';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useCloseOnBack } from '../../../overlays/useCloseOnBack';

export interface UserQuestionProps {
  question: 'deactivate' | 'resend' | 'reset';
  user: InternalUser;
  pending: boolean;
  /** Why it could not be done, in a sentence. */
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

const texts = {
  deactivate: {
    title: (name: string) => `Deactivate ${name}?`,
    text: "They'll be signed out and won't be able to sign in. An Admin can reactivate them later.",
    confirm: 'Deactivate',
    tone: 'danger',
  },
  resend: {
    title: (name: string) => `Invite ${name} again?`,
    text: "You'll get a new link to send them. The link they had stops working.",
    confirm: 'Resend invitation',
    tone: 'neutral',
  },
  reset: {
    title: (name: string) => `Reset the password of ${name}?`,
    text: "You'll get a link to send them so they can set a new password. Until then the old one works.",
    confirm: 'Reset password',
    tone: 'neutral',
  },
} as const;

/** Asks before a user is deactivated, or gets another link to set a password; a refusal is shown in the question. */
export function UserQuestion({ question, user, error, ...rest }: UserQuestionProps) {
  const { title, text, confirm, tone } = texts[question];
  useCloseOnBack(() => !rest.pending && rest.onCancel());
  return (
    <AlertDialog
      {...rest}
      open
      title={title(fullName(user))}
      description={
        <Stack gap={3}>
          <Text>{text}</Text>
          {error && (
            <Callout tone="danger" role="alert">
              {error}
            </Callout>
          )}
        </Stack>
      }
      confirmLabel={confirm}
      tone={tone}
    />
  );
}
