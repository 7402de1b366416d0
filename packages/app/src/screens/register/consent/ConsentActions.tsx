import type { Consent, consentSteps } from '@rentsafe/domain/consent';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Printer } from 'lucide-react';
import type { ConsentDialogProps } from '../../../consent/ConsentDialog';
import { OpeningButton } from '../../../overlays/OpeningButton';
import type { useLazyDialog } from '../../../overlays/useLazyDialog';
import type { useStepDialog } from '../../../record/useStepDialog';
import { ConsentStep } from './ConsentStep';
import * as styles from './ConsentsScreen.css';

interface ConsentActionsProps {
  consent: Consent;
  renewal: ReturnType<typeof useLazyDialog<Consent, ConsentDialogProps>>;
  withdrawal: ReturnType<typeof useStepDialog<typeof consentSteps>>;
  onPrint: (about: { name: string }) => void;
}

/** What can be done with a consent. */
export const ConsentActions = ({ consent, renewal, withdrawal, onPrint }: ConsentActionsProps) => (
  <div className={styles.rowActions}>
    <OpeningButton
      variant="ghost"
      aria-label={`Renew the consent of ${consent.party.name}`}
      pending={renewal.trigger.opening?.id === consent.id}
      trigger={renewal.trigger}
      subject={consent}
    >
      Renew…
    </OpeningButton>
    <ConsentStep
      verb="withdraw"
      consent={consent}
      label={`Withdraw the consent of ${consent.party.name}`}
      trigger={withdrawal.trigger}
    />
    <IconButton
      label={`Print the form for ${consent.party.name}`}
      onClick={() => onPrint({ name: consent.party.name })}
    >
      <Printer />
    </IconButton>
  </div>
);
