import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { formWorld, openCityOf, submitForm } from '../../testing/formWorld';
import { loadSamplePlaces } from '../../testing/samplePlaces';
import { CreateCompanyForm, type CreateCompanyFormProps } from './CreateCompanyForm';

const meta = {
  title: 'Screens/Add New Company',
  component: CreateCompanyForm,
  decorators: [formWorld],
  args: {
    onSubmit: fn() as CreateCompanyFormProps['onSubmit'],
    onClose: fn(),
    loadPlaces: loadSamplePlaces,
    onRegistrationNumberChange: fn(),
    duplicate: { duplicate: undefined, record: 'company', listHref: '#', onOpen: fn() },
  },
} satisfies Meta<typeof CreateCompanyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillIn = async () => {
  await userEvent.type(await screen.findByLabelText('Registered Name'), 'Acacia Lettings');
  await userEvent.type(screen.getByLabelText('Registration Number'), '77/2021');
  await userEvent.type(screen.getByLabelText('Email Address'), 'office@acacia.example');
};

export const Empty: Story = {};

export const Blank: Story = {
  play: async ({ args }) => {
    await submitForm('Add Company');
    await expect(
      await screen.findByRole('region', { name: 'There are 3 problems in this form' }),
    ).toBeVisible();
    await expect(screen.getByLabelText('Registered Name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TwoAddresses: Story = {
  play: async () => {
    await openCityOf('Primary Address');
    await openCityOf('Address 2');
    await expect(await screen.findByRole('group', { name: 'Address 2' })).toBeVisible();
  },
};

export const Duplicate: Story = {
  args: {
    duplicate: {
      ...meta.args.duplicate,
      duplicate: { id: 1, name: 'Baobab Properties (Private) Limited' },
    },
  },
};

export const Refused: Story = {
  args: {
    onSubmit: () => ({ registration_number: 'A company with this registration number already exists.' }),
    duplicate: { ...meta.args.duplicate, duplicate: { id: 1 } },
  },
  play: async () => {
    await fillIn();
    await submitForm('Add Company');
    await expect(
      await screen.findByRole('region', { name: 'There is 1 problem in this form' }),
    ).toBeVisible();
  },
};

export const Pending: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async () => {
    await fillIn();
    await submitForm('Add Company');
    await expect(await screen.findByRole('button', { name: 'Adding Company...' })).toBeVisible();
  },
};

export const PlacesFailed: Story = {
  args: { loadPlaces: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Address' }));
    await expect(await screen.findByText('Could not fetch countries')).toBeVisible();
  },
};
