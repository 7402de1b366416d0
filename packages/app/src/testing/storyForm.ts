import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Filling } from './filling';

/** Fills in fields by their labels; a list of places is waited for. */
export async function fill(filling: Filling, root: HTMLElement = document.body): Promise<void> {
  for (const [label, value] of Object.entries(filling)) {
    const control = await within(root).findByLabelText(new RegExp(`^${label}`));
    if (control instanceof HTMLSelectElement) {
      await within(control).findByRole('option', { name: value });
      await userEvent.selectOptions(control, value);
    } else {
      await userEvent.clear(control);
      await userEvent.click(control);
      await userEvent.paste(value);
    }
  }
}

/** What is drawn over the middle of an element, if anything is. */
function coverOf(element: HTMLElement): Element | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && !element.contains(hit) ? hit : undefined;
}

/** Presses a button, once no dialog that is closing covers it any more. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(coverOf(button)).toBeUndefined());
  await userEvent.click(button);
}

/** Adds a row to a repeater and gives back its group. */
export async function addRow(add: string, legend: string): Promise<HTMLElement> {
  await press(add);
  return screen.findByRole('group', { name: legend });
}

/** A toast slides in: it is there before it can be seen. */
export const toastSays = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByText(words)).toBeVisible());

/** Every way out asks first; what was typed stays. */
export async function staysWhenAsked(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
}

/** The list of what is to be mended stands above the form. */
export const saysProblems = async (count: number) =>
  expect(
    await screen.findByRole('region', {
      name: count === 1 ? 'There is 1 problem in this form' : `There are ${count} problems in this form`,
    }),
  ).toBeVisible();
