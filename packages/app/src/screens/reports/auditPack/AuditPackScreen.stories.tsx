import { getAuditPack } from '@rentsafe/domain/auditPack';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { emptyAuditPack } from '../../../testing/sampleAuditPack';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { auditPackScreen } from './AuditPack.states';

const world = worldOf(auditPackScreen);
const meta = { ...world, title: 'Screens/Audit pack', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const January: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Funds are short by ZIG 2,800.00')).toBeVisible();
  },
};

export const NothingPosted: WorldStory = {
  args: { network: [answer(getAuditPack, () => emptyAuditPack('2026-01'))] },
  play: async () => {
    await expect((await screen.findAllByText('None.')).length).toBe(3);
  },
};

export const Unreachable: WorldStory = {
  args: { network: [fails(getAuditPack, 'html')] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch the audit pack')).toBeVisible();
  },
};
