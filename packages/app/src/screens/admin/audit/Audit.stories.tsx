import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { auditScreen } from './Audit.states';

const meta = {
  ...worldOf(auditScreen),
  title: 'Screens/Audit',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Events: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Read a report')).toBeVisible();
  },
};
