import type { Consent } from '@rentsafe/domain/consent';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Printer } from 'lucide-react';
import type { ConsentDialogProps } from '../../../consent/ConsentDialog';
import type { WithdrawConsentProps } from '../../../consent/WithdrawConsentDialog';
import { OpeningButton } from '../../../overlays/OpeningButton';
import type { useLazyDialog } from '../../../overlays/useLazyDialog';
import * as styles from './ConsentsScreen.css';

interface ConsentActionsProps {
  consent: Consent;
  renewal: ReturnType<typeof useLazyDialog<Consent, ConsentDialogProps>>;
  withdrawal: ReturnType<typeof useLazyDialog<Consent, WithdrawConsentProps>>;
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
    {consent.state === 'valid' && (
      <OpeningButton
        variant="ghost"
        aria-label={`Withdraw the consent of ${consent.party.name}`}
        pending={withdrawal.trigger.opening?.id === consent.id}
        trigger={withdrawal.trigger}
        subject={consent}
      >
        Withdraw…
      </OpeningButton>
    )}
    <IconButton
      label={`Print the form for ${consent.party.name}`}
      onClick={() => onPrint({ name: consent.party.name })}
    >
      <Printer />
    </IconButton>
  </div>
);
