import { consentSteps } from '@rentsafe/domain/consent';
import { consentsOf, showConsentChange } from '../../../calls/consents';
import type { StepKind } from '../../../record/stepKind';

export const consentKind: StepKind<typeof consentSteps> = {
  steps: consentSteps,
  nameOf: ({ party }) => `the consent of ${party.name}`,
  keyOf: ({ party }) => consentsOf(party).key,
  show: showConsentChange,
  looks: {
    withdraw: {
      label: 'Withdraw…',
      about: () => ({
        warning: {
          title: 'A withdrawn consent cannot be restored.',
          text: 'Reports will again cover only your own leases. You can add a new consent.',
        },
      }),
    },
    end: {
      label: 'End…',
      about: ({ client }) => ({
        warning: {
          title: `${client.name} loses access to the full report.`,
          text: 'This cannot be undone. The client sees the reason.',
        },
      }),
    },
  },
};
