import { setPassword } from '@rentsafe/domain/session';
import type { FormIssues, FormSubmitEvent } from '@rentsafe/ui/Form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, errorSentence } from '../../api/ApiError';
import { attempt } from '../../api/attempt';
import { focusHeading } from '../../page/arrival';
import type { LoginState } from '../login/loginState';
import { SetPasswordView } from './SetPasswordView';

const refuses = (error: unknown, field: string) =>
  error instanceof ApiError && error.errors.fields.find(({ path }) => path[0] === field);

/** Of `#token=…`, or of `?token=…`, as older links have it. */
const tokenOf = (part: string) => new URLSearchParams(part.slice(1)).get('token')?.trim() ?? '';

export function SetPasswordScreen() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [refused, setRefused] = useState(false);
  const token = tokenOf(hash) || tokenOf(search);

  async function submit({ entries }: FormSubmitEvent): Promise<FormIssues | undefined> {
    try {
      const body = { token, password: String(entries.get('password')) };
      await attempt(setPassword, { body }, undefined);
    } catch (error) {
      if (refuses(error, 'token')) {
        flushSync(() => setRefused(true));
        focusHeading();
        return undefined;
      }
      const ofPassword = refuses(error, 'password');
      return ofPassword
        ? { fields: { password: ofPassword.messages.join(' ') } }
        : { form: errorSentence(error) };
    }
    const state: LoginState = { notice: 'Your password is set. Sign in with it.', tone: 'success' };
    await navigate('/login', { replace: true, state });
    return undefined;
  }

  return <SetPasswordView link={!token ? 'incomplete' : refused ? 'refused' : 'given'} onSubmit={submit} />;
}
