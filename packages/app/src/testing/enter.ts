import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field in one go: each key that is typed renders, and costs as much as the whole text. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
