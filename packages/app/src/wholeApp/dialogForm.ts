import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import type { Filling } from '../testing/filling';
import type { CreationForm } from '../testing/forms';
import { listOf } from '../testing/lists';
import { server } from '../testing/server';
import { renderApp } from './renderApp';

/** Fills in fields of an element by their labels; a longer list of places waits for its options. */
export async function fillIn(user: UserEvent, root: HTMLElement, filling: Filling): Promise<void> {
  for (const [label, value] of Object.entries(filling)) {
    const control = within(root).getByLabelText(label);
    if (control instanceof HTMLSelectElement) {
      await within(control).findByRole('option', { name: value });
      await user.selectOptions(control, value);
    } else {
      await user.clear(control);
      await user.click(control);
      await user.paste(value);
    }
  }
}

/** What the form holds now, for the labels of a filling. */
export function heldBy(root: HTMLElement, filling: Filling): Filling {
  return Object.fromEntries(
    Object.keys(filling).map((label) => {
      const control = within(root).getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
      const text =
        control instanceof HTMLSelectElement ? control.selectedOptions[0]?.textContent : control.value;
      return [label, text ?? ''];
    }),
  );
}

/** The open dialog of that name. */
export const dialogOf = (name: string) => screen.findByRole('dialog', { name });

/** Adds an address and fills it in; gives back its group. */
export async function addAddress(
  user: UserEvent,
  dialog: HTMLElement,
  legend: string,
  filling: Filling,
): Promise<HTMLElement> {
  await user.click(within(dialog).getByRole('button', { name: 'Add Address' }));
  const row = await within(dialog).findByRole('group', { name: legend });
  await fillIn(user, row, filling);
  return row;
}

export interface Sent {
  body: Promise<unknown>;
  /** The Idempotency-Key. */
  key: string | null;
}

/** Records what is posted to a path, until the end of the test. */
export function recordPosts(path: string): Sent[] {
  const sent: Sent[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== path) return;
    sent.push({ body: request.clone().json(), key: request.headers.get('Idempotency-Key') });
  });
  onTestFinished(() => server.events.removeAllListeners());
  return sent;
}

/** Opens a form over its list, with the overview before it in the history, and fills it in. */
export async function openForm({ list, opener, title, submit: label }: CreationForm, filling: Filling = {}) {
  const path = listOf[list].at;
  const { user, router, address } = renderApp(path, [HOME_PATH, path]);
  await screen.findByText(/^1 \/ \d+$/);
  const press = () => user.click(screen.getAllByRole('button', { name: opener })[0] as HTMLElement);
  await press();
  const dialog = await dialogOf(title);
  await fillIn(user, dialog, filling);
  const submit = () => user.click(within(dialog).getByRole('button', { name: label }));
  return { user, router, address, dialog, submit, press };
}

/** No dialog is open any more. */
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
