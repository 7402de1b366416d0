import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddressRepeater } from '../../rent/AddressRepeater';
import { loadSamplePlaces } from '../../testing/samplePlaces';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { Combobox } from '../Combobox';
import { DateField } from '../DateField';
import { Grid } from '../Grid';
import { TextField } from '../TextField';
import { Toaster } from '../Toast';
import { FormDialog, type FormDialogProps } from './FormDialog';

function Page(args: FormDialogProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Announcer />
      <Toaster />
      <Button onClick={() => setOpen(true)}>Add New Company</Button>
      <FormDialog
        {...args}
        open={open}
        onOpenChange={(event) => {
          args.onOpenChange?.(event);
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  component: FormDialog<undefined>,
  args: {
    open: true,
    title: 'Add New Company',
    submitLabel: 'Add Company',
    pendingLabel: 'Adding Company...',
    onSubmit: fn() as FormDialogProps['onSubmit'],
    onOpenChange: fn(),
    children: (
      <>
        <Grid columns={2} style={{ alignItems: 'start' }}>
          <TextField label="Registered Name" name="registration_name" required />
          <TextField label="Registration Number" name="registration_number" required />
          <DateField label="Date Of Incorporation" name="date_of_incorporation" />
          <Combobox
            label="Director"
            name="director"
            search={() => Promise.resolve([{ value: 1, label: 'Tendai Moyo' }])}
          />
        </Grid>
        <AddressRepeater loadPlaces={loadSamplePlaces} />
      </>
    ),
  },
  render: Page,
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof FormDialog<undefined>>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Add New Company' }));
const typeName = async () => userEvent.type(await screen.findByLabelText('Registered Name'), 'Moyo Stores');
const typeBoth = async () => {
  await typeName();
  await userEvent.type(screen.getByLabelText('Registration Number'), '1234/2020');
};

export const Empty: Story = {};

export const WithAnAddress: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Address' }));
    await expect(screen.getByLabelText('Address Type')).toHaveFocus();
  },
};

export const UnchangedItCloses: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const ChangedItAsks: Story = {
  play: async () => {
    await typeName();
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};

/** An answer was lost: the question does not claim that nothing was sent (FDL-2). */
export const UnconfirmedItAsksOtherwise: Story = {
  args: { unconfirmed: true },
  play: async () => {
    await typeName();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText(/^This may already have been saved/)).toBeVisible();
  },
};

export const KeepsEditing: Story = {
  play: async (context) => {
    await ChangedItAsks.play?.(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(screen.getByLabelText('Registered Name')).toHaveValue('Moyo Stores');
    await waitFor(() => expect(screen.getByLabelText('Registered Name')).toHaveFocus());
  },
};

export const Pending: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async ({ args }) => {
    await typeBoth();
    await userEvent.click(dialog().getByRole('button', { name: 'Add Company' }));
    await expect(await screen.findByRole('button', { name: 'Adding Company...' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await dialog().findByText('Processing form, please wait')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const PopupsCloseBeforeTheDialog: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Director' }));
    await screen.findByRole('option', { name: 'Tendai Moyo' });
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await screen.findByRole('dialog', { name: 'Calendar' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calendar' })).not.toBeInTheDocument());
    await expect(dialog().getByLabelText('Registered Name')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
