import { Announcer } from '@rentsafe/ui/Announcer';
import { Toaster, toast } from '@rentsafe/ui/Toast';
import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { StoryRouter } from './StoryRouter';

function Toasts() {
  useEffect(() => () => toast.dismiss(), []);
  return <Toaster />;
}

/** What a form in a dialog needs around it in a story: a router, toasts, the announcer. */
export const formWorld: Decorator = (Story) => (
  <>
    <StoryRouter>{<Story />}</StoryRouter>
    <Announcer />
    <Toasts />
  </>
);

export const submitForm = async (label: string) =>
  userEvent.click(await screen.findByRole('button', { name: label }));

/** Adds an address and chooses country and province, so that its city can be chosen. */
export async function openCityOf(legend: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Address' }));
  const row = within(await screen.findByRole('group', { name: legend }));
  for (const [label, choice] of [
    ['Country', 'Zimbabwe'],
    ['Province', 'Harare'],
  ] as const) {
    const select = row.getByLabelText(label);
    await within(select).findByRole('option', { name: choice });
    await userEvent.selectOptions(select, choice);
  }
}
