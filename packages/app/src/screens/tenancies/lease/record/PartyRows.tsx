import { type Lease, leaseRoles } from '@rentsafe/domain/lease';
import type { ComboboxOption } from '@rentsafe/ui/Combobox';
import { Repeater } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { optionOfParty } from '../../../../calls/parties';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { PartyField } from '../../../../party/field/PartyField';
import { capitalised } from '../../../../text/capitalised';

type PartyRow = Lease['parties'][number];

interface PartyFieldsProps {
  name: (field: string) => string;
  initial: PartyRow | undefined;
  isFirst: boolean;
  onChosen: PartyRowsProps['onChosen'];
}

const PartyFields = ({ name, initial, isFirst, onChosen }: PartyFieldsProps) => (
  <Fields>
    <PartyField
      label="Person or Company"
      name={name('party')}
      required
      defaultValue={initial ? optionOfParty(initial.party) : ''}
      onValueChange={({ option }) => option && onChosen?.(option)}
    />
    <Select
      label="Role"
      name={name('role')}
      required
      options={optionsOf(leaseRoles, capitalised)}
      defaultValue={initial?.role ?? (isFirst ? 'tenant' : 'guarantor')}
    />
  </Fields>
);

interface PartyRowsProps {
  defaultValue: readonly PartyRow[];
  /** A person or a company was chosen, or added. */
  onChosen?: ((option: ComboboxOption) => void) | undefined;
}

/** Who a lease is made with: found in the register, or added to it on the way. */
export const PartyRows = ({ defaultValue, onChosen }: PartyRowsProps) => (
  <Repeater
    label="Parties"
    rowLabel={(number) => `Party ${number}`}
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
