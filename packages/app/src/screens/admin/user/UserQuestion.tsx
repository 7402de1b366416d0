import { fullName } from '@rentsafe/domain/individual';
import type { InternalUser, Invitation } from '@rentsafe/domain/user';
import { useQueryClient } from '@tanstack/react-query';
import type { UsersOfClient } from '../../../calls/users';
import { QuestionDialog } from '../../../forms/QuestionDialog';

interface UserQuestionProps {
  question: 'deactivate' | 'resend' | 'reset' | 'factors';
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
  factors: {
    title: (name: string) => `Remove the second factors of ${name}?`,
    text: "They'll be signed out, and sign in with their password alone until they add another one. Be sure that it is them who asks.",
    confirmLabel: 'Remove',
    tone: 'danger',
    done: 'Second factors removed',
    failure: 'Failed to remove second factors',
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

/** Asks before a user is deactivated, loses their second factors, or gets another link to set a password. */
export function UserQuestion({ question, user, users, onInvited, onClose }: UserQuestionProps) {
  const queryClient = useQueryClient();
  const { id, version = 1 } = user;
  const { title, ...said } = texts[question];

  async function deactivate() {
    await users.deactivate(id);
    users.showChanged(queryClient, { id, is_active: false, status: 'inactive', version: version + 1 });
    console.info('User deactivated', { id });
  }

  async function removeFactors() {
    await users.removeFactors(id);
    users.showChanged(queryClient, { id, has_factor: false });
  }

  async function invite() {
    const { invitation } = await users.invite(id);
    onInvited(user, invitation);
  }

  const acts = { deactivate, factors: removeFactors, resend: invite, reset: invite };
  return <QuestionDialog {...said} title={title(fullName(user))} act={acts[question]} onClose={onClose} />;
}
