import { Button } from '@rentsafe/ui/Button';
import { Dialog } from '@rentsafe/ui/Dialog';
import { SignInForm, type SignInFormProps } from './SignInForm';

export interface SignInAgainDialogProps extends SignInFormProps {
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
      <SignInForm {...form}>
        <Button onClick={onLogOut}>Log out</Button>
      </SignInForm>
    </Dialog>
  );
}
