import { type Contractor, tradesOf } from '@rentsafe/domain/contractor';
import type { MaintenanceCategory } from '@rentsafe/domain/maintenance';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Combobox, type ComboboxValue } from '@rentsafe/ui/Combobox';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { contractorQuery, contractorsOf } from '../../../../calls/contractors';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import type { AddContractorProps } from '../../contractor/list/AddContractorDialog';
import { ContractorAddress } from '../../contractor/record/ContractorAddress';

interface ContractorFieldProps {
  initial?: WorkOrder['contractor'] | undefined;
  /** Of the work, which narrows the trades. */
  category: MaintenanceCategory | undefined;
  /** Another one was chosen, and read. */
  onContractor: (contractor: Contractor) => void;
}

const load = async () => (await import('../../contractor/list/AddContractorDialog')).AddContractorDialog;

/** Who does the work: of the trades that fit, or of any; added in place, and an address too where there is none. */
export function ContractorField({ initial, category, onContractor }: ContractorFieldProps) {
  const [chosen, setChosen] = useState<ComboboxValue>(
    initial ? { value: initial.id, label: initial.name } : '',
  );
  const [isAny, setAny] = useState(false);
  const trades = category ? tradesOf(category) : null;
  const search = useMemo(
    () => contractorsOf(isAny ? null : category && tradesOf(category)),
    [isAny, category],
  );
  const addition = useLazyDialog<string, AddContractorProps>(load, 'The form could not be opened');
  const id = typeof chosen === 'string' ? undefined : Number(chosen.value);
  const { data: contractor } = useQuery({ ...contractorQuery(id ?? 0), enabled: id !== undefined });
  const tell = useEffectEvent(onContractor);
  useEffect(() => {
    if (contractor && contractor.id !== initial?.id) tell(contractor);
  }, [contractor, initial?.id]);
  return (
    <Stack gap={2}>
      <Combobox
        label="Contractor"
        name="contractor"
        search={search}
        value={chosen}
        onValueChange={({ value }) => setChosen(value)}
        hint={
          trades && !isAny
            ? `Of these trades: ${trades.join(', ')}. Can be chosen later, before the order is issued.`
            : 'Can be chosen later, before the order is issued.'
        }
      />
      <Inline gap={4}>
        {trades && (
          <Checkbox
            label="All trades"
            checked={isAny}
            onCheckedChange={({ checked }) => setAny(checked === true)}
          />
        )}
        <OpeningButton size="sm" trigger={addition.trigger} subject="contractor">
          <UserPlus />
          Add Contractor…
        </OpeningButton>
      </Inline>
      {contractor && <ContractorAddress key={contractor.id} contractor={contractor} />}
      {addition.opened && (
        <addition.opened.Dialog
          industry={trades?.[0]}
          onAdded={({ id: value, name: label }) => setChosen({ value, label })}
          onClose={addition.onClose}
        />
      )}
    </Stack>
  );
}
