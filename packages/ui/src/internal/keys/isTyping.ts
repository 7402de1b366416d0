const notText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** There a letter goes to the entry that starts with it. */
const byLetter = 'select, [role="combobox"], [role="listbox"], [role="menu"]';

/** True where a key that is pressed writes text, or goes to an entry of a list: an application's shortcuts leave it alone. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notText.includes(target.type);
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.tagName === 'TEXTAREA' || target.closest(byLetter) !== null;
}
