import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { Form } from '../Form';
import { TextField } from '../TextField';
import { DuplicateNotice } from './DuplicateNotice';
import type { Refusal } from './refusal';
import { useLeaveGuard } from './useLeaveGuard';
import { useSubmission } from './useSubmission';

interface SampleProps {
  refusal: Refusal;
}

function Sample({ refusal }: SampleProps) {
  const creation = useSubmission({
    send: () => Promise.reject(new Error('refused')),
    refusal: () => refusal,
    lookHref: '#vehicles',
  });
  useLeaveGuard(creation);
  return (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '40rem' }}>
      <Announcer />
      <Form
        aria-label="Vehicle"
        {...creation.form}
        actions={
          <Button type="submit" variant="primary">
            Add Vehicle
          </Button>
        }
      >
        <DuplicateNotice duplicate={creation.duplicate} href="#vehicles/7" />
        <TextField label="Plate" name="plate" />
      </Form>
      <a href="/another">Another page</a>
    </div>
  );
}

const meta = {
  component: DuplicateNotice,
  render: () => <Sample refusal={{ kind: 'unanswered' }} />,
  args: { duplicate: undefined },
} satisfies Meta<typeof DuplicateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvas: { getByRole: (role: 'button', options: { name: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Add Vehicle' }));

/** SUB-7 */
export const AnswerLost: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Plate'), 'AB 12 CDE');
    await send(canvas);
    await expect(await canvas.findByText('This may already have been saved.')).toBeVisible();
  },
};

/** SUB-6 */
export const RecordIsThereAlready: Story = {
  render: () => <Sample refusal={{ kind: 'duplicate', id: 7, name: 'AB 12 CDE' }} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Plate'), 'AB 12 CDE');
    await send(canvas);
    await expect(await canvas.findByRole('link', { name: 'View AB 12 CDE' })).toBeVisible();
  },
};

/** SUB-8 */
export const LeftWithChanges: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Plate'), 'AB 12 CDE');
    await userEvent.click(canvas.getByRole('link', { name: 'Another page' }));
    const keep = document.querySelector<HTMLElement>('[role="alertdialog"] button');
    await expect(keep).toBeVisible();
  },
};
