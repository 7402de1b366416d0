import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { saysProblems } from '../../../../testing/storyForm';
import { newLeaseScreen } from './NewLease.states';

const world = worldOf(newLeaseScreen);
const meta = { ...world, title: 'Screens/Leases/New lease', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const UnitOfTheAddress: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('12 King George Road, Avondale, Harare')).toBeVisible();
  },
};

export const TermsMissing: WorldStory = {
  play: async () => {
    await screen.findByText('12 King George Road, Avondale, Harare');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /Person or Company/ }));
    const listbox = within(await screen.findByRole('listbox'));
    await userEvent.click((await listbox.findAllByRole('option'))[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByLabelText(/^Starts/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await saysProblems(2);
  },
};
