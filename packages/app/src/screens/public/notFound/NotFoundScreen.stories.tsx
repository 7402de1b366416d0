import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { notFound } from './NotFound.states';

const meta = {
  ...worldOf(notFound),
  title: 'Screens/Not found',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const says: WorldStory['play'] = async () => {
  await expect(await screen.findByRole('heading', { level: 1, name: / Not Found$/ })).toBeVisible();
};

export const Unknown: WorldStory = { play: says };
export const LongPath: WorldStory = { args: { path: `/${'very-long-'.repeat(12)}path` }, play: says };
export const OtherScripts: WorldStory = { args: { path: '/services/إيجار/租金' }, play: says };
