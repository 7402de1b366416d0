import type { PartyType } from '@rentsafe/domain/party';
import { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxValue } from '@rentsafe/ui/Combobox';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Search, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { partySearch } from '../../calls/parties';
import { OpeningButton } from '../../overlays/OpeningButton';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { useIsStaff } from '../../session/useIsStaff';
import type { LookUpDialogProps } from './LookUpDialog';

interface CreationProps {
  onClose: () => void;
  onAdded: (option: ComboboxOption) => void;
}

export interface PartyFieldProps extends Omit<ComboboxProps, 'search' | 'options' | 'value' | 'hint'> {
  /** The only one that is wanted: the field then holds an id, not `individual:7`. */
  type?: PartyType;
  /** What the field is for; how somebody is found is added. */
  hint?: string | undefined;
}

const loadLookUp = async () => (await import('./LookUpDialog')).LookUpDialog;
const loadIndividual = async () =>
  (await import('../addIndividual/CreateIndividualDialog')).CreateIndividualDialog;
const loadCompany = async () => (await import('../addCompany/CreateCompanyDialog')).CreateCompanyDialog;
const notOpened = 'The form could not be opened';

const creations = [
  { type: 'individual', label: 'Add New Individual' },
  { type: 'company', label: 'Add New Company' },
] as const;

const howTexts = {
  staff: 'Search by name or number.',
  client: 'Search by name for people you deal with. Look others up by number.',
};

/**
 * A person or a company of the register. Users of a client company find whom they may name, and look others up by number; whoever is
 * not in the register is added in place.
 */
export function PartyField({ type, defaultValue = '', hint, onValueChange, ...rest }: PartyFieldProps) {
  const isStaff = useIsStaff();
  const [chosen, setChosen] = useState<ComboboxValue>(defaultValue);
  const choose = (value: ComboboxValue) => {
    setChosen(value);
    onValueChange?.({ value, option: typeof value === 'string' ? null : value });
  };
  /** As the dialogs name somebody: with the type. */
  const take = ({ value, label }: ComboboxOption) =>
    choose({ value: type ? Number(String(value).split(':')[1]) : value, label });
  const lookUp = useLazyDialog<string, LookUpDialogProps>(loadLookUp, notOpened);
  const individual = useLazyDialog<string, CreationProps>(loadIndividual, notOpened);
  const company = useLazyDialog<string, CreationProps>(loadCompany, notOpened);
  const triggers = { individual: individual.trigger, company: company.trigger };
  return (
    <Stack gap={2}>
      <Combobox
        {...rest}
        search={partySearch(isStaff, type)}
        hint={[hint, howTexts[isStaff ? 'staff' : 'client']].filter(Boolean).join(' ')}
        value={chosen}
        onValueChange={({ value }) => choose(value)}
      />
      <Inline gap={2}>
        {isStaff ? (
          creations
            .filter((creation) => !type || creation.type === type)
            .map((creation) => (
              <OpeningButton
                key={creation.type}
                size="sm"
                variant="ghost"
                trigger={triggers[creation.type]}
                subject="new"
              >
                <UserPlus aria-hidden="true" />
                {creation.label}
              </OpeningButton>
            ))
        ) : (
          <OpeningButton size="sm" variant="ghost" trigger={lookUp.trigger} subject="look up">
            <Search aria-hidden="true" />
            Look up by number…
          </OpeningButton>
        )}
      </Inline>
      {lookUp.opened && <lookUp.opened.Dialog type={type} onFound={take} onClose={lookUp.onClose} />}
      {individual.opened && <individual.opened.Dialog onClose={individual.onClose} onAdded={take} />}
      {company.opened && <company.opened.Dialog onClose={company.onClose} onAdded={take} />}
    </Stack>
  );
}
