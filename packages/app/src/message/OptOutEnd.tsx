import { type OptOut, optOutSteps } from '@rentsafe/domain/message';
import { refusalOf } from '@rentsafe/domain/step';
import { OpeningButton } from '../overlays/OpeningButton';
import type { Opening } from '../overlays/useLazyDialog';
import type { StepTask } from '../record/useStepDialog';
import { useStepLevel } from '../session/useMay';
import { channelTexts } from './messageTexts';
import { optOutKind } from './optOutKind';

interface OptOutEndProps {
  optOut: OptOut;
  trigger: Opening<StepTask<typeof optOutSteps>>;
}

/** Ends an opt-out in its row, while it is active. */
export function OptOutEnd({ optOut, trigger }: OptOutEndProps) {
  if (refusalOf(optOutSteps.steps.end, optOut, useStepLevel())) return null;
  return (
    <OpeningButton
      size="sm"
      aria-label={`Remove the opt-out of ${optOut.party.name}, ${channelTexts[optOut.channel]}`}
      pending={trigger.opening?.record.id === optOut.id}
      trigger={trigger}
      subject={{ verb: 'end' as const, record: optOut }}
    >
      {optOutKind.looks.end?.label}
    </OpeningButton>
  );
}
