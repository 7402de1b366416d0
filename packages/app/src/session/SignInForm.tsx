import type { FactorChallenge } from '@rentsafe/domain/factor';
import { Button } from '@rentsafe/ui/Button';
import { Text } from '@rentsafe/ui/Text';
import { FactorForm } from './FactorForm';
import { LoginForm, type LoginFormProps } from './LoginForm';

export interface SignInFormProps extends LoginFormProps {
  /** Who it is was right: what is still needed. */
  challenge?: FactorChallenge | undefined;
  onCode?: (proof: { code?: string; recovery_code?: string }) => void;
  onStartAgain?: () => void;
}

/** Email and password, or a passkey; then the second factor, where there is one. */
export function SignInForm({ challenge, onCode, onStartAgain, ...login }: SignInFormProps) {
  if (!challenge) return <LoginForm {...login} />;
  const { pending, problem, onPasskey } = login;
  return (
    <FactorForm
      ways={challenge.kinds}
      pending={pending}
      problem={problem}
      submitLabel="Sign in"
      intro={<Text>So far so good. Your account needs a second factor too.</Text>}
      onProof={(proof) => onCode?.(proof)}
      onPasskey={() => onPasskey?.()}
    >
      <Button variant="ghost" disabled={pending} onClick={onStartAgain}>
        Back to email and password
      </Button>
    </FactorForm>
  );
}
