import { previewDocument } from '@rentsafe/domain/document';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, refuse } from '../../../../testing/answer';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { leaseTemplateScreen } from './LeaseTemplate.states';

const world = worldOf(leaseTemplateScreen);
const meta = {
  ...world,
  title: 'Screens/Lease Templates/Template',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const chooseLease = async () => {
  await userEvent.type(await screen.findByLabelText(/^Preview with a Lease/), 'L-0007');
  await userEvent.click((await screen.findAllByRole('option', { name: /L-0007/ }))[0] as HTMLElement);
};

export const Clauses: WorldStory = {
  play: async () => {
    await expect(await screen.findByText(/\{\{lease\.rent\}\} a month/)).toBeVisible();
  },
};

export const NextRevision: WorldStory = {
  play: async () => {
    await press('New Revision');
    const dialog = await screen.findByRole('dialog', { name: 'New revision of House lease' });
    await expect(within(dialog).getByRole('group', { name: 'Clause 2' })).toBeVisible();
  },
};

export const OnALease: WorldStory = {
  play: async () => {
    await chooseLease();
    await expect(await screen.findByText(/\$450\.00 a month/)).toBeVisible();
  },
};

export const Lacking: WorldStory = {
  args: {
    network: [answer(previewDocument, () => refuse(400, { template: ['The lease has no deposit.'] }))],
  },
  play: async () => {
    await chooseLease();
    await expect(await screen.findByText(/The lease has no deposit\./)).toBeVisible();
  },
};
