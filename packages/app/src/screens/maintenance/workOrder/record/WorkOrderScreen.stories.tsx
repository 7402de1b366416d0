import { workOrderSteps } from '@rentsafe/domain/workOrder';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { workOrderPath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press } from '../../../../testing/storyForm';
import { workOrderScreen } from './WorkOrder.states';

const meta = {
  ...worldOf(workOrderScreen),
  title: 'Screens/Maintenance/Work order',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const at = (id: number, text: string | RegExp): WorldStory => ({
  args: { path: workOrderPath(id) },
  play: async () => {
    await expect((await screen.findAllByText(text))[0]).toBeVisible();
  },
});

export const NeedsConsent = at(12, "The landlord's consent is needed above $200.00.");
export const WithoutConsent = at(9, "Issued without the landlord's consent");
export const Late = at(11, 'Overdue');
export const Completed = at(10, 'Work Done');
export const Billed = at(8, 'Bill 77');
export const Charged = at(7, 'Charge on lease L-0001');
export const Cancelled = at(6, 'The house is sold.');

export const IssueRefused: WorldStory = {
  args: {
    network: [
      answer(workOrderSteps.calls.issue, () =>
        refuse(409, { detail: "The landlord's consent is needed above 200.00." }),
      ),
    ],
  },
  play: async () => {
    await press('Issue…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue WO-000012' }));
    await press('Issue order');
    await expect(
      await dialog.findByText("The landlord's consent is needed above 200.00.", { exact: true }),
    ).toBeVisible();
  },
};

export const Completing: WorldStory = {
  args: { path: workOrderPath(11) },
  play: async () => {
    await press('Complete…');
    const dialog = await screen.findByRole('dialog', { name: 'Complete WO-000011' });
    await fill({ Description: 'Electrician', Quantity: '3.5', Rate: '40' }, dialog);
    await expect(await within(dialog).findByText('$140.00 in total, without VAT.')).toBeVisible();
  },
};

export const Closing: WorldStory = {
  args: { path: workOrderPath(10) },
  play: async () => {
    await press('Close…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Close WO-000010' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Tenant/ }));
    await expect(await dialog.findByLabelText(/^Lease/)).toHaveValue('L-0001');
  },
};
