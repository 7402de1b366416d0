import { CODE_DIGITS, type FactorKind } from '@rentsafe/domain/factor';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField, type TextFieldProps } from '@rentsafe/ui/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Proof } from '../calls/factors';
import { canUsePasskeys } from '../calls/passkeys';

/** What can prove who one is. */
export type Way = FactorKind | 'password';

export interface FactorFormProps {
  /** What this person has, the best first. */
  ways: readonly Way[];
  pending: boolean;
  /** Why the last try was not taken. */
  problem?: string | undefined;
  /** 'Sign in' */
  submitLabel: string;
  onProof: (proof: Proof) => void;
  onPasskey: () => void;
  /** Above the field. */
  intro?: ReactNode;
  /** Below the buttons. */
  children?: ReactNode;
}

type Typed = Exclude<Way, 'passkey'>;

const fields: Readonly<Record<Typed, { name: keyof Proof; blank: string } & Partial<TextFieldProps>>> = {
  totp: {
    ...{ name: 'code', label: 'Code', blank: 'Enter the code.' },
    hint: `The ${CODE_DIGITS} digits that your authenticator app shows now.`,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recovery_code: {
    ...{ name: 'recovery_code', label: 'Recovery Code', blank: 'Enter a recovery code.' },
    hint: 'One of the codes you saved when you added your second factor. Each works once.',
    autoComplete: 'off',
    spellCheck: false,
  },
  password: {
    ...{ name: 'password', label: 'Password', blank: 'Enter your password.' },
    type: 'password',
    autoComplete: 'current-password',
  },
};

const otherWays: Readonly<Record<Way, string>> = {
  passkey: 'Use a passkey',
  totp: 'Use the authenticator app',
  recovery_code: 'Use a recovery code',
  password: 'Use your password',
};

const focus = (element: HTMLElement | null) => element?.focus();

/** Proves who one is by a passkey, or by what is typed: whichever of them this person has. */
export function FactorForm({
  ways,
  pending,
  problem,
  submitLabel,
  onProof,
  onPasskey,
  intro,
  children,
}: FactorFormProps) {
  const usable = ways.filter((way) => way !== 'passkey' || canUsePasskeys());
  const [chosen, setChosen] = useState<Way>();
  const [error, setError] = useState<string>();
  const way = chosen ?? usable[0];

  function choose(next: Way) {
    setChosen(next);
    setError(undefined);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || !way) return;
    if (way === 'passkey') return onPasskey();
    const { name, blank } = fields[way];
    const typed = String(new FormData(event.currentTarget).get(name) ?? '');
    const isBlank = typed.trim() === '';
    setError(isBlank ? blank : undefined);
    if (!isBlank) onProof({ [name]: typed });
    else focus(event.currentTarget.elements.namedItem(name) as HTMLElement | null);
  }

  const { blank, ...field } = way && way !== 'passkey' ? fields[way] : { blank: undefined };

  return (
    <form noValidate onSubmit={submit} aria-label="Second factor">
      <Stack gap="field">
        {intro}
        {problem && (
          <Callout tone="danger" role="alert">
            {problem}
          </Callout>
        )}
        {!way && (
          <Text>
            Your passkeys do not work at this address, and you have no other second factor. Ask an Admin.
          </Text>
        )}
        {'name' in field && (
          <TextField {...field} key={way} label={field.label} ref={focus} required error={error} />
        )}
        {way && (
          <Button
            type="submit"
            variant="primary"
            pending={pending}
            {...(way === 'passkey' && { ref: focus })}
          >
            {way === 'passkey' ? 'Use a passkey' : submitLabel}
          </Button>
        )}
        {usable
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} disabled={pending} onClick={() => choose(other)}>
              {otherWays[other]}
            </Button>
          ))}
        {children}
      </Stack>
    </form>
  );
}
