import type { PartyType } from '@rentsafe/domain/party';
import type { ComboboxOption } from '@rentsafe/ui/Combobox';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showLookups } from '../../calls/lookups';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import type { CreateCompanyDialogProps } from '../addCompany/CreateCompanyDialog';
import type { CreateIndividualDialogProps } from '../addIndividual/CreateIndividualDialog';
import { CheckForm } from '../check/CheckForm';
import { aboutOf, type CheckedNumber, numberKinds } from '../check/checkedNumber';
import { findingFailure } from '../check/findingFailure';
import { findTenant } from '../check/findTenant';
import { LookupsLeft } from '../check/LookupsLeft';
import { UnknownDialog } from '../check/UnknownDialog';

export interface LookUpDialogProps {
  /** The only one that is wanted. */
  type?: PartyType | undefined;
  /** Whoever has the number: `individual:7`. */
  onFound: (option: ComboboxOption) => void;
  onClose: () => void;
}

const loadIndividual = async () =>
  (await import('../addIndividual/CreateIndividualDialog')).CreateIndividualDialog;
const loadCompany = async () => (await import('../addCompany/CreateCompanyDialog')).CreateCompanyDialog;
const notOpened = 'The form could not be opened';

/** From a number to whoever has it: found in the register, or added to it. */
export function LookUpDialog({ type, onFound, onClose }: LookUpDialogProps) {
  const queryClient = useQueryClient();
  const [unknown, setUnknown] = useState<CheckedNumber>();
  const [last, setLast] = useState<CheckedNumber>();
  const individual = useLazyDialog<CheckedNumber, CreateIndividualDialogProps>(loadIndividual, notOpened);
  const company = useLazyDialog<CheckedNumber, CreateCompanyDialogProps>(loadCompany, notOpened);

  const choose = (option: ComboboxOption) => {
    showLookups(queryClient);
    onFound(option);
    onClose();
  };

  async function look(checked: CheckedNumber): Promise<string | undefined> {
    setLast(checked);
    try {
      const found = await findTenant(checked);
      if (found.state === 'unknown') setUnknown(checked);
      else choose({ value: `${found.party.type}:${found.party.id}`, label: found.party.name });
    } catch (error) {
      return findingFailure(error);
    } finally {
      showLookups(queryClient);
    }
    return undefined;
  }

  const back = () => setUnknown(undefined);
  if (individual.opened) {
    const { number, kind } = individual.opened.subject;
    return (
      <individual.opened.Dialog
        identification={{ identification_type: kind, identification_number: number }}
        onAdded={choose}
        onClose={individual.onClose}
      />
    );
  }
  if (company.opened)
    return (
      <company.opened.Dialog
        registrationNumber={company.opened.subject.number}
        onAdded={choose}
        onClose={company.onClose}
      />
    );
  if (unknown)
    return (
      <UnknownDialog
        checked={unknown}
        adding={unknown.kind === 'company' ? company.trigger : individual.trigger}
        next={`add the ${unknown.kind === 'company' ? 'company' : 'person'}.`}
        onClose={back}
      />
    );
  return (
    <Dialog
      open
      title="Look up by number"
      description="Lookups are recorded under your name. You can name a person or company you find for 30 days."
      size="md"
      onOpenChange={onClose}
    >
      <CloseOnBack />
      <Stack gap={3}>
        <CheckForm
          label="Look up by number"
          action="Look up"
          initial={last}
          kinds={type ? numberKinds.filter((kind) => aboutOf(kind) === type) : numberKinds}
          onCheck={look}
        />
        <LookupsLeft />
      </Stack>
    </Dialog>
  );
}
