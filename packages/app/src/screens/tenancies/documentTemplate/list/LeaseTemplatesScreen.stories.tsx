import { createDocumentTemplate } from '@rentsafe/domain/document';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, refuse } from '../../../../testing/answer';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press } from '../../../../testing/storyForm';
import { leaseTemplatesScreen } from './LeaseTemplates.states';

const world = worldOf(leaseTemplatesScreen);
const meta = { ...world, title: 'Screens/Lease Templates/List', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Ready: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'House lease' })).toBeVisible();
  },
};

export const New: WorldStory = {
  play: async () => {
    await press('New Template');
    const dialog = await screen.findByRole('dialog', { name: 'New Template' });
    await expect(within(dialog).getByRole('group', { name: 'Clause 1' })).toBeVisible();
  },
};

export const UnknownField: WorldStory = {
  args: {
    network: [
      answer(createDocumentTemplate, () =>
        refuse(400, { clauses: [{ body: ['There is no field lease.rents.'] }] }),
      ),
    ],
  },
  play: async () => {
    await press('New Template');
    const dialog = await screen.findByRole('dialog', { name: 'New Template' });
    await fill({ Name: 'House lease', Title: 'Rent', Text: '{{lease.rents}}' }, dialog);
    await press('Add Template');
    await waitFor(() =>
      expect(within(dialog).getByLabelText(/^Text/)).toHaveAccessibleDescription(/no field lease\.rents/),
    );
  },
};
