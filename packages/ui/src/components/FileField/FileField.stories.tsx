import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { FileField } from './FileField';

const file = (name: string, bytes: number) =>
  new File(['x'.repeat(bytes)], name, { type: 'application/pdf', lastModified: 1 });
const lease = file('Lease L-0001.pdf', 120_000);
const annex = file('Annex.pdf', 4_200);

const meta = {
  component: FileField,
  args: { label: 'Signed lease', name: 'lease', accept: '.pdf', hint: 'A PDF of at most 5 MB.' },
  render: (args) => (
    <form aria-label="Lease" style={{ maxInlineSize: '28rem' }}>
      <FileField {...args} />
    </form>
  ),
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the browser does it: what user-event puts in the place of `files` cannot be set again. */
const choose = async (input: HTMLInputElement, ...files: File[]) => {
  const transfer = new DataTransfer();
  for (const chosen of files) transfer.items.add(chosen);
  input.files = transfer.files;
  await fireEvent.change(input);
};

const sent = (form: HTMLElement) =>
  new FormData(form as HTMLFormElement).getAll('lease').map((sentFile) => (sentFile as File).name);

export const Empty: Story = {};
export const Chosen: Story = { args: { value: [lease] } };
export const Uploading: Story = {
  args: {
    multiple: true,
    value: [lease, annex],
    statusOf: (of) =>
      of === lease ? { progress: 40 } : { error: 'The connection was lost. Remove it, then try again.' },
  },
};
export const Invalid: Story = { args: { error: 'Choose the signed lease.', required: true } };
export const Disabled: Story = { args: { disabled: true, value: [lease] } };

/** FLF-4 */
export const Refused: Story = {
  args: { maxBytes: 100_000, multiple: true },
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('Signed lease'), lease, annex, file('photo.png', 10));
    await expect(await canvas.findByText(/is too large\. A file may have/)).toBeVisible();
    await expect(canvas.getByText(/photo\.png is not an accepted file type/)).toBeVisible();
    await expect(sent(canvas.getByRole('form'))).toEqual(['Annex.pdf']);
  },
};

/** FLF-1, FLF-2: what is sent is what is shown. */
export const SendsWhatIsShown: Story = {
  tags: ['!visual'],
  args: { multiple: true },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    await choose(canvas.getByLabelText('Signed lease'), lease);
    await choose(canvas.getByLabelText('Signed lease'), annex);
    await waitFor(() => expect(sent(form)).toEqual(['Lease L-0001.pdf', 'Annex.pdf']));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lease L-0001.pdf' }));
    await waitFor(() => expect(sent(form)).toEqual(['Annex.pdf']));
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(canvas.getByLabelText('Signed lease'));
  },
};

export const LongWords: Story = {
  args: { value: [file(`${'Zimbabweagriculturalequipment'.repeat(5)}.pdf`, 10)] },
};

export const RightToLeft: Story = {
  args: { value: [lease] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
