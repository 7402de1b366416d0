import { Button } from '@rentsafe/ui/Button';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useEffect, useState } from 'react';

// The page loads without the calls of the API.
const load = () => import('../../../calls/forgotPassword');

const sentText = (email: string) =>
  `If there is an account for ${email}, we have emailed it a link to set a new password.`;

/** Whom to ask for a new password; where the server sends email, it is asked for here, with the email of the form around it. */
export function ForgotPassword() {
  const [canEmail, setCanEmail] = useState(false);
  const [pending, setPending] = useState(false);
  const [text, setText] = useState('');

  useEffect(() => {
    let isShown = true;
    void load()
      .then(({ canEmailLink }) => canEmailLink())
      .then(
        (can) => isShown && setCanEmail(can),
        () => {},
      );
    return () => {
      isShown = false;
    };
  }, []);

  async function send(form: HTMLFormElement | null) {
    const field = form?.elements.namedItem('username') as HTMLInputElement | null;
    const email = field?.value.trim();
    if (!email || field?.validity.typeMismatch) {
      setText('Enter your email above, such as name@example.com.');
      field?.focus();
      return;
    }
    setPending(true);
    const problem = await load().then(
      ({ askForLink }) => askForLink(email),
      () => 'The page could not be loaded completely. Reload it, and try again.',
    );
    setPending(false);
    setText(problem ?? sentText(email));
    if (problem === null) setCanEmail(false);
  }

  return (
    <Stack gap={3}>
      {canEmail && (
        <div>
          <Button pending={pending} onClick={({ currentTarget }) => void send(currentTarget.form)}>
            Email me a link
          </Button>
        </div>
      )}
      <Text as="div" tone="muted">
        Ask your administrator for a link to set a new password.
      </Text>
      <Text as="div" role="status">
        {text}
      </Text>
    </Stack>
  );
}
