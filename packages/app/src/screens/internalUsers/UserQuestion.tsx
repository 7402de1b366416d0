import { fullName } from '@rentsafe/domain/individual';
import type { InternalUser } from '@rentsafe/domain/user';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useCloseOnBack } from '../../overlays/useCloseOnBack';

export interface UserQuestionProps {
  question: 'delete' | 'reset';
  user: InternalUser;
  pending: boolean;
  /** Why it could not be done, in a sentence. */
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

const words = {
  delete: {
    title: (name: string) => `Delete ${name}?`,
    text: 'They are signed out and cannot sign in any more. The record stays: an Admin can make it active again.',
    confirm: 'Delete',
    tone: 'danger',
  },
  reset: {
    title: (name: string) => `Reset the password of ${name}?`,
    text: 'You get a link for them with which they set a new password. Until then the old one works.',
    confirm: 'Reset password',
    tone: 'neutral',
  },
} as const;

/** Asks before a user is deleted or gets a link for a new password; a refusal is said where it was asked. */
export function UserQuestion({ question, user, error, ...rest }: UserQuestionProps) {
  const { title, text, confirm, tone } = words[question];
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
