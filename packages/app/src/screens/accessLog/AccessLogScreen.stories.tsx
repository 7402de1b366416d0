import { samplePage } from '@rentsafe/domain/fixtures';
import { listIndividualAccess } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../testing/answer';
import { type Fault, fails } from '../../testing/faults';
import { accessEntry } from '../../testing/handlers';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { long, otherScripts } from '../../testing/stress';
import { accessLogScreen } from './AccessLog.states';

const meta = {
  ...worldOf(accessLogScreen),
  title: 'Screens/Access log',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const shows = (text: string | RegExp) => async () => {
  await expect((await screen.findAllByText(text))[0]).toBeVisible();
};
const by = (name: string, total = 1): WorldStory => ({
  args: {
    network: [
      answer(listIndividualAccess, () =>
        samplePage(() => ({ ...accessEntry, user: { id: 1, name } }), { total }),
      ),
    ],
  },
  play: shows(total > 0 ? name : 'No data'),
});
const fault = (kind: Fault, text: string | RegExp): WorldStory => ({
  args: { network: [fails(listIndividualAccess, kind)] },
  play: shows(text),
});

export const Entries: WorldStory = { play: shows('Opened again') };
export const Loading: WorldStory = {
  ...fault('never', ''),
  play: async () => {
    await expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};
export const NoEntries = by('', 0);
export const ServerFailed = fault('html', 'Could not fetch the access log');
export const NotAllowed = fault('forbidden', /may not|permission/);
export const LongNames = by(`${long.firstName} ${long.lastName}`);
export const OtherScripts = by(otherScripts[2].join(''));
