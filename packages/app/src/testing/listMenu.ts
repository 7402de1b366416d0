import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an item of the menu of a list. */
export async function chooseOption(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'List options' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
