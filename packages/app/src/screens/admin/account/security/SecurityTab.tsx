import type { Passkey } from '@rentsafe/domain/factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../../calls/Fetched';
import { dropPasskey, dropTotp, factorsQuery, renewCodes } from '../../../../calls/factors';
import { QuestionDialog } from '../../../../forms/QuestionDialog';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { AddTotpDialog } from './AddTotpDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';
import { type SecurityAction, SecurityView } from './SecurityView';

const questions = {
  removeTotp: {
    title: 'Remove the authenticator app?',
    text: 'Its codes will no longer sign you in.',
    confirmLabel: 'Remove',
    tone: 'danger',
    failure: 'Failed to remove the authenticator app',
    done: 'Authenticator app removed',
  },
  renewCodes: {
    title: 'Make new recovery codes?',
    text: 'The codes you have now stop working.',
    confirmLabel: 'Make new codes',
    tone: 'neutral',
    failure: 'Failed to make recovery codes',
  },
} as const;

interface SecurityTabProps {
  /** A second factor was added. */
  onAdded?: () => void;
}

/** How one proves who one is, beside the password. */
export function SecurityTab({ onAdded }: SecurityTabProps) {
  const query = useQuery(factorsQuery);
  const queryClient = useQueryClient();
  const [action, setAction] = useState<SecurityAction>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setAction(undefined);
  const refresh = () => queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey });

  function showAdded(made: readonly string[] | null) {
    void refresh();
    close();
    if (made) setCodes(made);
    else onAdded?.();
  }

  function closeCodes() {
    setCodes(undefined);
    onAdded?.();
  }

  async function renew() {
    setCodes((await renewCodes()).recovery_codes);
    await refresh();
  }

  async function remove(passkey: Passkey) {
    await dropPasskey(passkey.id);
    await refresh();
  }

  return (
    <>
      <Fetched query={query} subject="your second factors">
        {(factors) => <SecurityView factors={factors} onAction={setAction} />}
      </Fetched>
      {action?.kind === 'addPasskey' && <AddPasskeyDialog onAdded={showAdded} onClose={close} />}
      {action?.kind === 'addTotp' && <AddTotpDialog onAdded={showAdded} onClose={close} />}
      {action?.kind === 'rename' && (
        <RenamePasskeyDialog passkey={action.passkey} onRenamed={refresh} onClose={close} />
      )}
      {action?.kind === 'removePasskey' && (
        <QuestionDialog
          title={`Remove the passkey ${action.passkey.name}?`}
          text="It will no longer sign you in. Delete it on your device, too."
          confirmLabel="Remove"
          tone="danger"
          done="Passkey removed"
          failure="Failed to remove the passkey"
          act={() => remove(action.passkey)}
          onClose={close}
        />
      )}
      {action?.kind === 'removeTotp' && (
        <QuestionDialog {...questions.removeTotp} act={() => dropTotp().then(refresh)} onClose={close} />
      )}
      {action?.kind === 'renewCodes' && (
        <QuestionDialog {...questions.renewCodes} act={renew} onClose={close} />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={closeCodes} />}
    </>
  );
}
