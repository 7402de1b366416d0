import type { Locator } from '@playwright/test';

/** Fields that take any text: no choice, no date, number, telephone or e-mail, no number that identifies. */
const checked = /phone|email|date|number|website|income|twitter|facebook|instagram|linkedin|vat|tin/i;

/**
 * Puts `text` into every text field within `scope` (`free`: into those alone that take any text), as typing does. Text is
 * handed over as JSON: a lone surrogate would not survive the way otherwise.
 */
export function typeEverywhere(scope: Locator, text: string, which: 'all' | 'free'): Promise<number> {
  return scope.evaluate(
    (root, [json, pattern]) => {
      const value = JSON.parse(json) as string;
      const skip = pattern ? new RegExp(pattern, 'i') : undefined;
      const own =
        ':is(input:not([type=checkbox],[type=radio],[type=hidden]), textarea):not([readonly],:disabled)';
      const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(own)].filter(
        (field) =>
          field.getAttribute('role') !== 'combobox' &&
          !skip?.test(`${field.name} ${field.labels?.[0]?.textContent}`),
      );
      for (const field of fields) {
        const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return fields.length;
    },
    [JSON.stringify(text), which === 'free' ? checked.source : ''] as const,
  );
}

/** Types each text into every text field, one after the other. */
export const typeEach = (scope: Locator, texts: readonly string[]): Promise<void> =>
  scope.evaluate((root, all) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const fields = root.querySelectorAll('input:not([type=checkbox],[type=radio],[type=hidden],[readonly])');
    for (const text of all)
      for (const field of fields) {
        set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
  }, texts);

/** The text fields' values, lone surrogates told apart. */
export const textsIn = (scope: Locator): Promise<string[]> =>
  scope.evaluate((root) =>
    [...root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), textarea')].map(({ value }) =>
      JSON.stringify(value),
    ),
  );
