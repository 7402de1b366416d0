import { type Lease, leaseRoles } from '@rentsafe/domain/lease';
import type { Party } from '@rentsafe/domain/party';
import { Combobox, type ComboboxOption, type ComboboxValue } from '@rentsafe/ui/Combobox';
import { Inline } from '@rentsafe/ui/Inline';
import { Repeater } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { findParties } from '../../api/parties';
import { Fields } from '../../forms/Fields';
import { optionsOf } from '../../forms/options';
import { OpeningButton } from '../../overlays/OpeningButton';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { capitalised } from '../../page/capitalised';
import { useIsStaff } from '../../session/useIsStaff';

type PartyRow = Lease['parties'][number];

/** A person or a company as the form sends it: `individual:7`. */
export const optionOfParty = ({ type, id, name }: Party): ComboboxOption => ({
  value: `${type}:${id}`,
  label: name,
});

interface CreationProps {
  onClose: () => void;
  onAdded: (option: ComboboxOption) => void;
}

const loadIndividual = async () =>
  (await import('../createIndividual/CreateIndividualDialog')).CreateIndividualDialog;
const loadCompany = async () => (await import('../createCompany/CreateCompanyDialog')).CreateCompanyDialog;

interface PartyFieldsProps {
  name: (field: string) => string;
  initial: PartyRow | undefined;
  isFirst: boolean;
  onChosen: PartyRowsProps['onChosen'];
}

function PartyFields({ name, initial, isFirst, onChosen }: PartyFieldsProps) {
  const [chosen, setChosen] = useState<ComboboxValue>(initial ? optionOfParty(initial.party) : '');
  const choose = (value: ComboboxValue) => {
    setChosen(value);
    if (typeof value !== 'string') onChosen?.(value);
  };
  const isStaff = useIsStaff();
  const individual = useLazyDialog<string, CreationProps>(loadIndividual, 'The form could not be opened');
  const company = useLazyDialog<string, CreationProps>(loadCompany, 'The form could not be opened');
  return (
    <Stack gap={3}>
      <Fields>
        <Combobox
          label="Person or Company"
          name={name('party')}
          required
          search={findParties}
          hint={
            isStaff
              ? 'By name or number.'
              : 'Your own by name, others by the whole ID or registration number.'
          }
          value={chosen}
          onValueChange={({ value }) => choose(value)}
        />
        <Select
          label="Role"
          name={name('role')}
          required
          options={optionsOf(leaseRoles, capitalised)}
          defaultValue={initial?.role ?? (isFirst ? 'tenant' : 'guarantor')}
        />
      </Fields>
      <Inline gap={2}>
        {(
          [
            ['Add New Individual', individual.trigger],
            ['Add New Company', company.trigger],
          ] as const
        ).map(([label, trigger]) => (
          <OpeningButton key={label} variant="ghost" trigger={trigger} subject="new">
            <UserPlus aria-hidden="true" />
            {label}
          </OpeningButton>
        ))}
      </Inline>
      {individual.opened && <individual.opened.Dialog onClose={individual.onClose} onAdded={choose} />}
      {company.opened && <company.opened.Dialog onClose={company.onClose} onAdded={choose} />}
    </Stack>
  );
}

interface PartyRowsProps {
  defaultValue: readonly PartyRow[];
  /** A person or a company was chosen, or added. */
  onChosen?: ((option: ComboboxOption) => void) | undefined;
}

/** Who a lease is made with: found in the register, or added to it on the way. */
export const PartyRows = ({ defaultValue, onChosen }: PartyRowsProps) => (
  <Repeater
    legend="Parties"
    rowLegend={(number) => `Party ${number}`}
    addLabel="Add Party"
    removeLabel="Remove Party"
    min={1}
    max={20}
    defaultValue={defaultValue}
  >
    {({ name, index }, initial) => (
      <PartyFields name={name} initial={initial} isFirst={index === 0} onChosen={onChosen} />
    )}
  </Repeater>
);
