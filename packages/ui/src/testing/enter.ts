import userEvent from '@testing-library/user-event';

/** Puts a text into a field in one go: each key that is typed renders, and costs as much as the whole text. */
export async function enter(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
