import { Button } from '@rentsafe/ui/Button';
import { Dialog } from '@rentsafe/ui/Dialog';
import { LoginForm, type LoginFormProps } from './LoginForm';

export interface SignInAgainDialogProps extends LoginFormProps {
  /** Gives up instead: the person leaves for the login page. */
  onLogOut: () => void;
}

/** Signing in again over the open screen, which stays as it is. */
export function SignInAgainDialog({ onLogOut, ...form }: SignInAgainDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={({ reason }) => {
        if (reason === 'closeButton') onLogOut();
      }}
      pending={form.pending}
      title="Sign in again"
      description="Your session has ended. Sign in to continue. Nothing you typed has been lost."
    >
      <LoginForm {...form}>
        <Button onClick={onLogOut}>Log out</Button>
      </LoginForm>
    </Dialog>
  );
}
