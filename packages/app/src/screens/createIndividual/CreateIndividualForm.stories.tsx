import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { formWorld, openCityOf, submitForm } from '../../testing/formWorld';
import { loadSamplePlaces } from '../../testing/samplePlaces';
import { CreateIndividualForm, type CreateIndividualFormProps } from './CreateIndividualForm';

const meta = {
  title: 'Screens/Add New Individual',
  component: CreateIndividualForm,
  decorators: [formWorld],
  args: {
    onSubmit: fn() as CreateIndividualFormProps['onSubmit'],
    onClose: fn(),
    loadPlaces: loadSamplePlaces,
    identification: { identification_type: '', identification_number: '' },
    onIdentificationChange: fn(),
    duplicate: { duplicate: undefined, record: 'individual', listHref: '#', onOpen: fn() },
  },
} satisfies Meta<typeof CreateIndividualForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const nationalId = (identification_number: string) => ({
  identification_type: 'national_id',
  identification_number,
});

export const Empty: Story = {};

export const Blank: Story = {
  play: async ({ args }) => {
    await submitForm('Add Individual');
    await expect(
      await screen.findByRole('region', { name: 'There are 8 problems in this form' }),
    ).toBeVisible();
    await expect(screen.getByLabelText('First Name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongNationalId: Story = {
  args: { identification: nationalId('12345') },
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Identification Type'), 'National ID');
    await userEvent.type(screen.getByLabelText('Identification Number'), '1-23 45');
    await submitForm('Add Individual');
    await expect(await screen.findByText("Invalid Zimbabwean National ID '12345'")).toBeVisible();
  },
};

export const WrongCheckLetter: Story = {
  args: { identification: nationalId('63123456C63') },
  play: async () => {
    await expect(await screen.findByText(/check letter does not fit/)).toBeVisible();
  },
};

export const Duplicate: Story = {
  args: {
    identification: nationalId('63123456B63'),
    duplicate: { ...meta.args.duplicate, duplicate: { id: 1, name: 'Rudo Makoni' } },
  },
};

export const IncompleteEmployment: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Employer Name'), 'Baobab Properties');
    await expect(await screen.findByText('This employment will not be saved.')).toBeVisible();
  },
};

export const TwoAddresses: Story = {
  play: async () => {
    await openCityOf('Primary Address');
    await openCityOf('Address 2');
    await expect(await screen.findByRole('group', { name: 'Address 2' })).toBeVisible();
  },
};
