import type { FormParser } from '@rentsafe/domain/form';
import type { InternalUser, UserPatch } from '@rentsafe/domain/user';
import type { FormIssues, FormSubmitEvent } from '@rentsafe/ui/Form';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError';
import type { UsersOfClient } from '../../api/users';
import { refusalIssues, reportFailure } from '../../forms/refusal';

interface Editing {
  users: UsersOfClient;
  user: InternalUser;
  form: FormParser<UserPatch>;
  onSaved: (user: InternalUser) => void;
  onReload: () => Promise<void>;
}

const changedSince = new ApiError('conflict', {
  status: 409,
  body: { detail: 'This already exists, or has changed since you opened it.' },
});

/** Saves what was changed of a user. `stale`: the server has a newer version than the form was opened with. */
export function useEditing({ users, user, form, onSaved, onReload }: Editing) {
  const [stale, setStale] = useState(false);
  const [reloading, setReloading] = useState(false);

  async function submit({ entries, value }: FormSubmitEvent<UserPatch>): Promise<FormIssues | undefined> {
    const { version: _, ...changes } = value;
    if (Object.keys(changes).length === 0) return undefined;
    try {
      onSaved(await users.change(user.id, value));
      return undefined;
    } catch (error) {
      const isStale = error instanceof ApiError && error.newVersion !== null;
      if (isStale) setStale(true);
      return refusalIssues('Failed to save user', isStale ? changedSince : error, {
        controlOf: (path) => form.controlOf(entries, path),
      });
    }
  }

  async function reload(): Promise<void> {
    setReloading(true);
    try {
      await onReload();
    } catch (error) {
      reportFailure('Could not load the user', error);
    } finally {
      setReloading(false);
    }
  }

  return { submit, stale, reloading, reload };
}
