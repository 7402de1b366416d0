import { listMaintenanceSchedules } from '@rentsafe/domain/maintenanceSchedule';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { pageOf } from '../../../testing/mockedLists';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill, press, saysProblems } from '../../../testing/storyForm';
import { schedulesScreen } from './Schedules.states';

const meta = {
  ...worldOf(schedulesScreen),
  title: 'Screens/Maintenance schedules',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const List: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('row', { name: /Service the borehole pump/ })).toBeVisible();
  },
};

export const Calendar: WorldStory = {
  args: { path: `${schedulesScreen.at}?tab=calendar` },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Maintenance' })).toBeVisible();
  },
};

export const CalendarOnAPhone: WorldStory = { ...Calendar, globals: { viewport: { value: 'phone' } } };

export const Nothing: WorldStory = {
  args: { network: [answer(listMaintenanceSchedules, (request) => pageOf([], request))] },
  play: async () => {
    await expect(await screen.findByText(/to plan recurring work/)).toBeVisible();
  },
};

export const FilledInWrongly: WorldStory = {
  play: async () => {
    await press('New Schedule');
    const dialog = await screen.findByRole('dialog', { name: 'New Schedule' });
    await fill({ Work: 'Service the pump', 'First Day': '31/01/2026', 'Last Day': '30/01/2026' }, dialog);
    await press('Add Schedule');
    await saysProblems(3);
  },
};
