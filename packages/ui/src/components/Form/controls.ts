import type { FormIssues } from '../../internal/form/issues';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** The name that a control answers for: its own, or `data-name` where a hidden input carries the value. */
export const nameOf = (control: Element): string =>
  control.getAttribute('data-name') ?? control.getAttribute('name') ?? '';

/** What the fields of a form are called, those that nobody sees too. */
export const fieldNames = (form: Element): ReadonlySet<string> =>
  new Set([...form.querySelectorAll('[name], [data-name]')].map(nameOf));

/** The controls that a person can reach, in the order of the page; the button that adds a row stands for its list. */
export function visibleControls(root: Element): Control[] {
  const all = root.querySelectorAll<Control>('input, select, textarea, button[data-name]');
  return [...all].filter((control) => control.type !== 'hidden' && !control.closest('[hidden]'));
}

export interface ConstraintMessages {
  required: string;
  email: string;
  url: string;
}

function plainMessage({ validity, validationMessage, type }: Control, messages: ConstraintMessages): string {
  // Its own: that 31/02/1990 is no date.
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return messages.required;
  if (validity.typeMismatch && type === 'email') return messages.email;
  if (validity.typeMismatch && type === 'url') return messages.url;
  return validationMessage;
}

/** What the controls find wrong: the first message of each name. */
export function constraintIssues(form: HTMLFormElement, messages: ConstraintMessages): FormIssues {
  const fields: Record<string, string> = {};
  for (const control of visibleControls(form)) {
    if (!control.willValidate || control.validity.valid) continue;
    fields[nameOf(control)] ??= plainMessage(control, messages);
  }
  return { fields };
}

/** The control itself or, while that is disabled, the last one before it that opens it: Country for City. */
function reachable(control: Control): Control {
  if (!control.matches(':disabled')) return control;
  const row = visibleControls(control.closest('[data-row], form') ?? control);
  const before = row.slice(0, row.indexOf(control)).findLast((other) => !other.matches(':disabled'));
  return before ?? control;
}

export interface LocatedIssue {
  message: string;
  /** The control that leads to mending it; undefined for what concerns the whole form. */
  control: Control | undefined;
  /** The control's label, after the legend of its row. */
  label: string | undefined;
}

function labelOf(control: Control): string | undefined {
  const isOfList = control.closest('[data-list]')?.getAttribute('data-list') === nameOf(control);
  const isOfGroup =
    control.type === 'radio' ||
    control instanceof HTMLButtonElement ||
    (control.type === 'checkbox' && isOfList);
  const group = isOfGroup ? control.closest('fieldset, [data-row]') : null;
  const text =
    group?.querySelector(':scope:not([data-row]) > legend')?.textContent ??
    control.labels?.[0]?.textContent ??
    control.getAttribute('aria-label') ??
    undefined;
  const legend = control.closest('[data-row]')?.querySelector('legend')?.textContent;
  return legend && text ? `${legend}, ${text}` : text;
}

/**
 * Issues with their controls, in the order of the page. Those of the whole form and of hidden parts, where no one can go,
 * come first; those of removed rows are left out.
 */
export function locateIssues(
  form: HTMLFormElement,
  { form: formIssue, fields: issues = {} }: FormIssues,
): LocatedIssue[] {
  const controls = new Map<string, Control>();
  const hidden = new Map<string, Control>();
  for (const control of form.querySelectorAll<Control>('[hidden] :is(input, select, textarea)')) {
    hidden.set(nameOf(control), control);
  }
  for (const control of visibleControls(form)) {
    if (!controls.has(nameOf(control))) controls.set(nameOf(control), control);
  }
  const whole = Object.entries(issues).filter(
    ([name]) => !controls.has(name) && !hidden.get(name)?.closest('[hidden][disabled]'),
  );
  const atFields = [...controls].filter(([name]) => issues[name] !== undefined);
  return [
    ...(formIssue ? [{ message: formIssue, control: undefined, label: undefined }] : []),
    ...whole.map(([name, message]) => {
      const control = hidden.get(name);
      return { message, control: undefined, label: control && labelOf(control) };
    }),
    ...atFields.map(([name, control]) => ({
      message: issues[name] ?? '',
      control: reachable(control),
      label: labelOf(control),
    })),
  ];
}
