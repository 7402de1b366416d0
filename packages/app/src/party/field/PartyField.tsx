import type { PartyType } from '@rentsafe/domain/party';
import { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxValue } from '@rentsafe/ui/Combobox';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { partySearch } from '../../calls/parties';
import { OpeningButton } from '../../overlays/OpeningButton';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { useIsStaff } from '../../session/useIsStaff';
import { useMay } from '../../session/useMay';
import type { LookUpDialogProps } from './LookUpDialog';

interface CreationProps {
  searched?: string;
  onClose: () => void;
  onAdded: (option: ComboboxOption) => void;
}

export interface PartyFieldProps
  extends Omit<ComboboxProps, 'search' | 'options' | 'actions' | 'value' | 'hint'> {
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
  { type: 'individual', label: 'Add person…', needs: 'createIndividual' },
  { type: 'company', label: 'Add company…', needs: 'createCompany' },
] as const;

const howTexts = {
  staff: 'Search by name or number.',
  client: 'Search by name for people you deal with. Look others up by number.',
};

/**
 * A person or a company of the register: whom the user may name is found by name, the newest first. Whoever is not there is added in
 * place, or looked up by number, and is then chosen; what is typed in the form around it stays.
 */
export function PartyField({ type, defaultValue = '', hint, onValueChange, ...rest }: PartyFieldProps) {
  const isStaff = useIsStaff();
  const may = useMay();
  const [chosen, setChosen] = useState<ComboboxValue>(defaultValue ?? '');
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
  const adding = { individual, company };
  const actions = creations
    .filter((creation) => (!type || creation.type === type) && may(creation.needs))
    .map((creation) => ({
      label: creation.label,
      onAct: ({ query }: { query: string }) => adding[creation.type].trigger.onOpen(query),
    }));
  return (
    <Stack gap={2}>
      <Combobox
        {...rest}
        search={partySearch(type)}
        actions={actions}
        hint={[hint, howTexts[isStaff ? 'staff' : 'client']].filter(Boolean).join(' ')}
        value={chosen}
        onValueChange={({ value }) => choose(value)}
      />
      {!isStaff && (
        <Inline gap={2}>
          <OpeningButton size="sm" variant="ghost" trigger={lookUp.trigger} subject="look up">
            <Search aria-hidden="true" />
            Look up by number…
          </OpeningButton>
        </Inline>
      )}
      {lookUp.opened && <lookUp.opened.Dialog type={type} onFound={take} onClose={lookUp.onClose} />}
      {[individual, company].map(
        ({ opened, onClose }, nth) =>
          opened && (
            <opened.Dialog
              key={creations[nth]?.type}
              searched={opened.subject}
              onClose={onClose}
              onAdded={take}
            />
          ),
      )}
    </Stack>
  );
}
