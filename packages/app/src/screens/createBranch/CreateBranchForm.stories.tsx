import { sampleBranchRow, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName } from '@rentsafe/domain/individual';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { formWorld, openCityOf, submitForm } from '../../testing/formWorld';
import { loadSamplePlaces } from '../../testing/samplePlaces';
import { CreateBranchForm, type CreateBranchFormProps } from './CreateBranchForm';

const person = sampleIndividualRow(0);

const meta = {
  title: 'Screens/Create A New Branch',
  component: CreateBranchForm,
  decorators: [formWorld],
  args: {
    company: sampleBranchRow(0).company,
    onSubmit: fn() as CreateBranchFormProps['onSubmit'],
    onClose: fn(),
    loadPlaces: loadSamplePlaces,
    searchIndividuals: () => Promise.resolve([{ value: person.id, label: fullName(person) }]),
  },
} satisfies Meta<typeof CreateBranchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Blank: Story = {
  play: async ({ args }) => {
    await submitForm('Add Branch');
    await expect(
      await screen.findByRole('region', { name: 'There is 1 problem in this form' }),
    ).toBeVisible();
    await expect(screen.getByLabelText('Branch Name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ContactAndAddress: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Branch Name'), 'Depot');
    await userEvent.click(screen.getByRole('button', { name: 'Add Contact' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Individual' }));
    await userEvent.click(await screen.findByRole('option', { name: fullName(person) }));
    await openCityOf('Primary Address');
    await expect(screen.getByRole('combobox', { name: 'Individual' })).toHaveValue(fullName(person));
  },
};

export const Refused: Story = {
  args: { onSubmit: () => ({ '': 'The server had a problem. Try again in a moment.' }) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Branch Name'), 'Depot');
    await submitForm('Add Branch');
    await expect(await screen.findByText(/The server had a problem/)).toBeVisible();
    await expect(screen.getByLabelText('Branch Name')).toHaveValue('Depot');
  },
};

export const Pending: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Branch Name'), 'Depot');
    await submitForm('Add Branch');
    await expect(await screen.findByRole('button', { name: 'Adding Branch...' })).toBeVisible();
  },
};
