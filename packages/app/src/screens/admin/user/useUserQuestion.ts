import type { InternalUser } from '@rentsafe/domain/user';
import { useState } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { reportFailure } from '../../../forms/refusal';
import type { UserQuestionProps } from './UserQuestion';

type Question = UserQuestionProps['question'];

/** How each answer is carried out; a refusal is thrown. */
type Answers = Record<Question, (user: InternalUser) => Promise<void>>;

const failures: Record<Question, string> = {
  deactivate: 'Failed to deactivate user',
  resend: 'Failed to resend invitation',
  reset: 'Failed to reset password',
};

/** A question about a user, from asking until it is carried out or given up. */
export function useUserQuestion(answers: Answers) {
  const [openQuestion, setOpenQuestion] = useState<UserQuestionProps>();

  function ask(question: Question, user: InternalUser) {
    const shown = {
      question,
      user,
      pending: false,
      error: undefined,
      onConfirm: () => void confirm(),
      onCancel: () => setOpenQuestion(undefined),
    };
    setOpenQuestion(shown);

    async function confirm() {
      setOpenQuestion({ ...shown, pending: true });
      try {
        await answers[question](user);
        setOpenQuestion(undefined);
      } catch (error) {
        reportFailure(failures[question], error);
        setOpenQuestion({ ...shown, error: errorSentence(error) });
      }
    }
  }

  return { openQuestion, ask };
}
