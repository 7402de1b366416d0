import { fireEvent } from '@testing-library/react';
import type { createMemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import type { Backend, Post } from './backend';
import { expected, type Model } from './model';
import { form, forms, isInToasts, loaded, press, questions, settle, shown, toastButtons } from './screen';
import { settled } from './settled';

export interface Attempt {
  key: string;
  isSettled: boolean;
}

/** The app of one run, and what was done to it. */
export interface World {
  backend: Backend;
  router: ReturnType<typeof createMemoryRouter>;
  address: () => string;
  /** Keys of the forms of all runs in it. */
  keys: Set<string>;
  /** What was sent, by its body: the key of it, and whether it is known how it ended. */
  attempts: Map<string, Attempt>;
  /** Where it is, from the first to the last command. */
  path: string;
  /** The province of Zimbabwe that was chosen last. */
  province: string;
  count: (name: string) => void;
  clearToasts: () => Promise<void>;
}

/** Sends every toast away, as a person does: over a dialog that stays. */
export async function clearToasts(): Promise<void> {
  for (const close of toastButtons()) fireEvent.click(close);
  await loaded(() => toastButtons().length === 0);
}

/** It has been refused: where the same was sent before, and nobody knows how that ended, it is still open. */
export function settleAttempt(attempts: World['attempts'], { body, key, isRepeated }: Post): void {
  attempts.set(JSON.stringify(body), { key, isSettled: !isRepeated });
}

/** Ends a run: all that waits is refused, the form is closed. */
export async function leaveForm({ backend, attempts, clearToasts: clear }: World): Promise<void> {
  for (const post of backend.open) {
    post.answer('refused');
    settleAttempt(attempts, post);
  }
  await settle();
  await clear();
  if (questions().length === 0 && forms().length > 0) await press(form(), 'Cancel');
  const [question] = questions();
  if (question) await press(question, 'Discard');
  expect(forms().length, 'dialogs after the run').toBe(0);
}

/** The heading over what is to be mended. */
export const problems = /There (is 1 problem|are \d+ problems) in this form/;

/** What holds after every command. */
export function checkWorld(model: Model, { address, path }: World): void {
  const { form: current, kind } = model;
  expect(forms().length, 'dialogs').toBe(current ? 1 : 0);
  expect(questions().length, 'questions').toBe(current?.state === 'asking' ? 1 : 0);
  expect(address(), 'the address').toBe(path);
  if (!current) return;
  expect(settled(kind, shown()), 'what stands in the form').toEqual(settled(kind, expected(current)));
  const dialog = form();
  const isSent = current.state === 'pending' || current.state === 'overdue';
  expect(dialog.querySelector('form')?.getAttribute('aria-busy'), 'busy').toBe(isSent ? 'true' : null);
  const text = dialog.textContent ?? '';
  expect(text.includes('No response for 30 seconds'), 'no response').toBe(current.state === 'overdue');
  if (isSent) expect(text, 'problems of what is being sent').not.toMatch(problems);
  // Above it may stand the one that sends again what has no answer.
  const button = [...dialog.querySelectorAll('button[type=submit]')].at(-1);
  expect(button?.textContent === kind.submit, 'the submit button says what it does').toBe(!isSent);
  const inside = current.state === 'asking' ? questions()[0] : dialog;
  const focused = document.activeElement;
  expect(
    inside?.contains(focused) || isInToasts(focused),
    `the focus is inside, not on ${focused?.tagName}`,
  ).toBeTruthy();
}
