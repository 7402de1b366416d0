import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets time pass, in milliseconds, and all that follows from it. */
export async function settle(ms = 1): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

const later = setTimeout;

/** Waits until it is there: code that is loaded comes in its own time, whatever the clock of the test says. */
export async function loaded(isThere: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !isThere(); tries += 1) {
    await new Promise((resolve) => later(resolve, Math.min(tries, 20)));
    await settle();
  }
}

/** The form as the page shows it: what stands in each field, by the legend of its row and its label. */
export type Shown = Record<string, string>;

export const nameOf = (row: string, label: string) => (row ? `${row}, ${label}` : label);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const rowLegend = /^(Primary Address|Address \d+|Contact \d+)$/;

function rowOf(control: Element): string {
  for (let at = control.closest('fieldset'); at; at = at.parentElement?.closest('fieldset') ?? null) {
    const legend = at.querySelector('legend')?.textContent ?? '';
    if (rowLegend.test(legend)) return legend;
  }
  return '';
}

function shownBy(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return control.value === '' ? '' : (control.selectedOptions[0]?.textContent ?? '');
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked ? 'on' : '';
  return control.value;
}

/** The company of a branch: nobody types there. */
const isFixed = (control: Control) => control.type === 'text' && (control as HTMLInputElement).readOnly;

// By one pass over the labels: `getByLabelText` for thirty fields after every step would take most of the time.
function controlsOf(dialog: HTMLElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const label of dialog.querySelectorAll('label')) {
    const control = document.getElementById(label.htmlFor) as Control | null;
    if (!control || control.closest('[hidden]') || isFixed(control)) continue;
    controls.set(nameOf(rowOf(control), label.textContent ?? ''), control);
  }
  return controls;
}

// Plain selectors: the queries by role and text look at each element of the page, which takes ten times as long.
const withRole = (role: string) => [...document.querySelectorAll<HTMLElement>(`[role=${role}]`)];

/** The dialogs that are open and hold a form. */
export const forms = () => withRole('dialog');
export const questions = () => withRole('alertdialog');

export function form(): HTMLElement {
  const [open] = forms();
  if (!open) throw new Error('No form is open.');
  return open;
}

export function control(name: string): Control {
  const found = controlsOf(form()).get(name);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

/** What the open form shows. */
export function shown(): Shown {
  return Object.fromEntries([...controlsOf(form())].map(([name, each]) => [name, shownBy(each)]));
}

/** What a control of that kind makes of a text: no line break in a line, no space around an e-mail address. */
export function asTaken(like: Control, text: string): string {
  const blank = like.cloneNode() as Control;
  blank.value = text;
  return blank.value;
}

export async function type(name: string, text: string): Promise<void> {
  const field = control(name);
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  await settle();
}

export async function choose(name: string, option: string): Promise<void> {
  const field = control(name) as HTMLSelectElement;
  const found = [...field.options].find(({ text, value }) =>
    option === '' ? value === '' : text === option,
  );
  if (!found) throw new Error(`${name} offers no ${option}.`);
  fireEvent.change(field, { target: { value: found.value } });
  await settle();
}

/** The options of a list of choices; none while it cannot be used. */
export function optionsOf(name: string): string[] {
  const field = control(name) as HTMLSelectElement;
  return field.disabled ? [] : [...field.options].filter(({ value }) => value !== '').map(({ text }) => text);
}

/** The buttons of that name, in the order of the page, without those of rows that were removed. */
export const buttons = (root: HTMLElement, name: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button.textContent === name && !button.closest('[hidden]'),
  );

export async function press(root: HTMLElement, name: string, nth = 0): Promise<void> {
  const button = buttons(root, name)[nth];
  if (!button) throw new Error(`There is no button ${name}.`);
  act(() => button.focus());
  fireEvent.click(button);
  await settle();
}

const notifications = '[aria-label=Notifications]';

/** Words of the toasts, the newest first. */
export const toasts = () => document.querySelector(notifications)?.textContent ?? '';

export const toastButtons = () =>
  document.querySelectorAll<HTMLElement>(`${notifications} [aria-label="Close notification"]`);

export const isInToasts = (element: Element | null) => element?.closest(notifications) != null;
