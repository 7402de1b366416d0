import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';

export interface Credentials {
  username: string;
  password: string;
}

export interface LoginFormProps {
  onSubmit: (credentials: Credentials) => void;
  pending: boolean;
  /** Signing in failed. @default false */
  failed?: boolean;
  /** Why, when the credentials are not the cause. */
  cause?: string | undefined;
  /** The address of who signs in again; it cannot be changed then. */
  username?: string;
  /** An address to start with. */
  suggested?: string;
  /** Someone is about to fill in the form: time to load what sending it needs. */
  onIntent?: () => void;
  /** Below the button. */
  children?: ReactNode;
}

type Errors = Partial<Record<keyof Credentials, string>>;

/** Email and password. What is blank, or is no email, is not sent; what was typed stays. */
export function LoginForm({
  onSubmit,
  pending,
  failed = false,
  cause,
  username,
  suggested,
  onIntent,
  children,
}: LoginFormProps) {
  const [errors, setErrors] = useState<Errors>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = {
      username: String(data.get('username') ?? '').trim(),
      password: String(data.get('password') ?? ''),
    };
    const field = form.elements.namedItem('username') as HTMLInputElement;
    const found: Errors = {
      ...(!typed.username && { username: 'Enter your email.' }),
      ...(field.validity.typeMismatch && {
        username: 'Enter an email address, such as name@example.com.',
      }),
      ...(!typed.password.trim() && { password: 'Enter your password.' }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    else onSubmit(typed);
  }

  return (
    <form noValidate onSubmit={submit} onFocus={onIntent} aria-label="Login">
      <Stack gap="field">
        {failed && (
          <Callout tone="danger">
            <div role="alert">Invalid account.</div>
            {cause && (
              <Text as="div" role="status">
                {cause}
              </Text>
            )}
          </Callout>
        )}
        <TextField
          label="Email"
          name="username"
          type="email"
          autoComplete="username"
          required
          error={errors.username}
          defaultValue={username ?? suggested}
          readOnly={username !== undefined}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button type="submit" variant="primary" pending={pending}>
          Sign in
        </Button>
        {children}
      </Stack>
    </form>
  );
}
