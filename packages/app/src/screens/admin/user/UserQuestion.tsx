import { fullName } from '@rentsafe/domain/individual';
import type { InternalUser, Invitation } from '@rentsafe/domain/user';
import { useQueryClient } from '@tanstack/react-query';
import type { UsersOfClient } from '../../../calls/users';
import { QuestionDialog } from '../../../forms/QuestionDialog';

interface UserQuestionProps {
  question: 'deactivate' | 'resend' | 'reset';
  user: InternalUser;
  users: UsersOfClient;
  onInvited: (user: InternalUser, invitation: Invitation) => void;
  onClose: () => void;
}

const texts = {
  deactivate: {
    title: (name: string) => `Deactivate ${name}?`,
    text: "They'll be signed out and won't be able to sign in. An Admin can reactivate them later.",
    confirmLabel: 'Deactivate',
    tone: 'danger',
    done: 'User deactivated',
    failure: 'Failed to deactivate user',
  },
  resend: {
    title: (name: string) => `Invite ${name} again?`,
    text: "You'll get a new link to send them. The link they had stops working.",
    confirmLabel: 'Resend invitation',
    tone: 'neutral',
    failure: 'Failed to resend invitation',
  },
  reset: {
    title: (name: string) => `Reset the password of ${name}?`,
    text: "You'll get a link to send them so they can set a new password. Until then the old one works.",
    confirmLabel: 'Reset password',
    tone: 'neutral',
    failure: 'Failed to reset password',
  },
} as const;

/** Asks before a user is deactivated, or gets another link to set a password. */
export function UserQuestion({ question, user, users, onInvited, onClose }: UserQuestionProps) {
  const queryClient = useQueryClient();
  const { id, version = 1 } = user;
  const { title, ...said } = texts[question];

  async function deactivate() {
    await users.deactivate(id);
    users.showChanged(queryClient, { id, is_active: false, status: 'inactive', version: version + 1 });
    console.info('User deactivated', { id });
  }

  async function invite() {
    const { invitation } = await users.invite(id);
    onInvited(user, invitation);
  }

  return (
    <QuestionDialog
      {...said}
      title={title(fullName(user))}
      act={question === 'deactivate' ? deactivate : invite}
      onClose={onClose}
    />
  );
}
