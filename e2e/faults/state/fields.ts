import type { Locator } from '@playwright/test';

/** Fields whose text is checked: dates, numbers, telephones, email addresses, links. */
const checkedFields = /phone|email|date|number|website|income|twitter|facebook|instagram|linkedin|vat|tin/i;

/**
 * Enters `text` in every text field within `scope` (`free`: only in those that accept any text), as typing does. Text is
 * passed as JSON: a lone surrogate would be lost otherwise.
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
    [JSON.stringify(text), which === 'free' ? checkedFields.source : ''] as const,
  );
}

/** Types each text into every text field, one after the other. */
export const typeEach = (scope: Locator, texts: readonly string[]): Promise<void> =>
  scope.evaluate((root, values) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const fields = root.querySelectorAll('input:not([type=checkbox],[type=radio],[type=hidden],[readonly])');
    for (const text of values)
      for (const field of fields) {
        set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
  }, texts);

/** The text fields' values, lone surrogates distinguished. */
export const textsIn = (scope: Locator): Promise<string[]> =>
  scope.evaluate((root) =>
    [...root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), textarea')].map(({ value }) =>
      JSON.stringify(value),
    ),
  );
