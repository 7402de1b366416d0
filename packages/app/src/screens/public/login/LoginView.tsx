import { Callout } from '@rentsafe/ui/Callout';
import { Card } from '@rentsafe/ui/Card';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { type ReactNode, useState } from 'react';
import { BareLayout } from '../../../frame/BareLayout';
import { cardContent } from '../../../frame/BareLayout.css';
import { Logo } from '../../../frame/Logo';
import { SignInForm, type SignInFormProps } from '../../../session/SignInForm';
import { ForgotPassword } from './ForgotPassword';
import * as styles from './LoginView.css';
import type { LoginState } from './loginState';

export interface LoginViewProps extends Omit<SignInFormProps, 'username' | 'suggested' | 'children'> {
  /** What was done before coming here. */
  arrival?: LoginState | null;
  /** Another way to sign in, below the form. */
  otherWay?: ReactNode;
}

export function LoginView({ arrival, otherWay, ...props }: LoginViewProps) {
  const [explains, setExplains] = useState(false);
  return (
    <BareLayout>
      <Stack gap={6}>
        <Logo />
        <Card>
          <Stack gap={4} className={cardContent}>
            <Heading level={1} size="lg">
              Login to proceed
            </Heading>
            {arrival && (
              <Callout tone={arrival.tone} role="status">
                {arrival.notice}
              </Callout>
            )}
            <SignInForm {...props} {...(arrival?.username && { suggested: arrival.username })}>
              <button
                type="button"
                className={styles.forgot}
                aria-expanded={explains}
                aria-controls="forgot-password"
                onClick={() => setExplains(!explains)}
              >
                Forgot Password?
              </button>
              <div id="forgot-password" hidden={!explains}>
                {explains && <ForgotPassword />}
              </div>
            </SignInForm>
            {otherWay}
          </Stack>
        </Card>
      </Stack>
    </BareLayout>
  );
}
