import { type Consent, consentSteps } from '@rentsafe/domain/consent';
import { refusalOf, type VerbOf } from '@rentsafe/domain/step';
import { OpeningButton } from '../../../overlays/OpeningButton';
import type { Opening } from '../../../overlays/useLazyDialog';
import type { StepTask } from '../../../record/useStepDialog';
import { useStepLevel } from '../../../session/useMay';
import { consentKind } from './consentKind';

interface ConsentStepProps {
  verb: VerbOf<typeof consentSteps>;
  consent: Consent;
  /** 'Withdraw the consent of Tendai Moyo' */
  label: string;
  trigger: Opening<StepTask<typeof consentSteps>>;
}

/** The step of a consent in its row, where it can be taken. */
export function ConsentStep({ verb, consent, label, trigger }: ConsentStepProps) {
  if (refusalOf(consentSteps.steps[verb], consent, useStepLevel())) return null;
  return (
    <OpeningButton
      variant="ghost"
      aria-label={label}
      pending={trigger.opening?.record.id === consent.id}
      trigger={trigger}
      subject={{ verb, record: consent }}
    >
      {consentKind.looks[verb]?.label}
    </OpeningButton>
  );
}
