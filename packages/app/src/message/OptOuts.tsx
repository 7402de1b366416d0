import type { Party } from '@rentsafe/domain/party';
import { useMemo } from 'react';
import { type OptOutSubject, optOutsOf } from '../calls/messages';
import { CreateButton } from '../lists/CreateButton';
import { useLazyDialog } from '../overlays/useLazyDialog';
import { SettingList } from '../record/SettingList';
import { useStepDialog } from '../record/useStepDialog';
import type { AddOptOutProps } from './AddOptOutDialog';
import { OptOutEnd } from './OptOutEnd';
import { optOutColumns } from './optOutColumns';
import { optOutKind } from './optOutKind';

const place = { name: 'opt-outs', tab: 'opt-outs' };
const load = async () => (await import('./AddOptOutDialog')).AddOptOutDialog;

interface OptOutsProps {
  /** A person or company, or the parties to a lease. */
  of: OptOutSubject;
  /** Who is chosen at first in the form of a new one. */
  party: Party | undefined;
}

/** Who of a record wants no messages, and who wanted none before. */
export function OptOuts({ of, party }: OptOutsProps) {
  const key = JSON.stringify(of);
  const queries = useMemo(() => optOutsOf(JSON.parse(key) as OptOutSubject), [key]);
  const { trigger, opened, onClose } = useLazyDialog<string, AddOptOutProps>(
    load,
    'The form could not be opened',
  );
  const removal = useStepDialog(optOutKind);
  return (
    <>
      <SettingList
        place={place}
        queries={queries}
        records="opt-outs"
        columns={optOutColumns}
        action={<CreateButton label="Add Opt-out" creation={trigger} />}
        rowActions={(optOut) => <OptOutEnd optOut={optOut} trigger={removal.trigger} />}
        emptyHelp="No opt-outs: all messages are sent. Invoices, demands and notices are sent in any case."
      />
      {opened && (
        <opened.Dialog
          party={party && { value: `${party.type}:${party.id}`, label: party.name }}
          onClose={onClose}
        />
      )}
      {removal.dialog}
    </>
  );
}
