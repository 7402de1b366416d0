import { checkInvitation, setPassword } from '@rentsafe/domain/session';
import type { FormIssues, FormSubmitEvent } from '@rentsafe/ui/Form';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, errorSentence } from '../../../calls/ApiError';
import { attempt } from '../../../calls/attempt';
import { focusHeading } from '../../../frame/arrival';
import type { LoginState } from '../login/loginState';
import { type Link, SetPasswordView } from './SetPasswordView';

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const refuses = (error: unknown, field: string) =>
  error instanceof ApiError && error.errors.fields.find(({ path }) => path[0] === field);

/** Of `#token=…`, or of `?token=…`, as older links have it. */
const tokenOf = (part: string) => new URLSearchParams(part.slice(1)).get('token')?.trim() ?? '';

export function SetPasswordScreen() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const token = tokenOf(hash) || tokenOf(search);
  const [link, setLink] = useState<Link>(token ? { state: 'checking' } : { state: 'incomplete' });
  const username = link.state === 'given' ? link.username : undefined;

  useEffect(() => {
    if (!token) return;
    const { signal, abort } = abortable();
    attempt(checkInvitation, { body: { token }, signal }, undefined).then(
      (invitation) => setLink({ state: 'given', username: invitation.username }),
      (error: unknown) => {
        if (signal.aborted) return;
        // Whatever else goes wrong, the link may be good: sending the password tells.
        setLink(refuses(error, 'token') ? { state: 'refused' } : { state: 'given' });
      },
    );
    return abort;
  }, [token]);

  async function submit({ entries }: FormSubmitEvent): Promise<FormIssues | undefined> {
    try {
      const body = { token, password: String(entries.get('password')) };
      await attempt(setPassword, { body }, undefined);
    } catch (error) {
      if (refuses(error, 'token')) {
        flushSync(() => setLink({ state: 'refused' }));
        focusHeading();
        return undefined;
      }
      const ofPassword = refuses(error, 'password');
      return ofPassword
        ? { fields: { password: ofPassword.messages.join(' ') } }
        : { form: errorSentence(error) };
    }
    const state: LoginState = {
      notice: 'Your password is set. Sign in with it.',
      tone: 'success',
      ...(username && { username }),
    };
    await navigate('/login', { replace: true, state });
    return undefined;
  }

  return <SetPasswordView link={link} onSubmit={submit} />;
}
