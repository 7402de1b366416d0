import { optOutSteps } from '@rentsafe/domain/message';
import { optOutList, showOptOuts } from '../calls/messages';
import type { StepKind } from '../record/stepKind';
import { channelTexts } from './messageTexts';

export const optOutKind: StepKind<typeof optOutSteps> = {
  steps: optOutSteps,
  nameOf: ({ party, channel }) => `${party.name}, ${channelTexts[channel]}`,
  keyOf: () => optOutList.key,
  show: showOptOuts,
  looks: {
    end: {
      label: 'Remove…',
      about: ({ party }) => ({
        description: `${party.name} is written to again from today. Say who asked for it, and how. The opt-out stays in this list as ended.`,
      }),
    },
  },
};
