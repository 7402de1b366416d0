import type { Party } from '@rentsafe/domain/party';
import { Dialog } from '@rentsafe/ui/Dialog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Finding } from '../../calls/checkTenant';
import { ConsentDialog } from '../../consent/ConsentDialog';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { useReportOpening } from '../../report/useReportOpening';
import type { CreateCompanyDialogProps } from '../addCompany/CreateCompanyDialog';
import type { CreateIndividualDialogProps } from '../addIndividual/CreateIndividualDialog';
import { CheckForm } from './CheckForm';
import { aboutOf, type CheckedNumber, kindTexts } from './checkedNumber';
import { findingFailure } from './findingFailure';
import { findTenant } from './findTenant';
import { UnknownDialog } from './UnknownDialog';

/** A number that is checked: what was found, or why it could not be looked up. */
export interface CheckStart {
  checked: CheckedNumber;
  finding?: Finding | undefined;
  failure?: string | undefined;
}

export interface CheckFlowProps extends CheckStart {
  onClose: () => void;
}

const loadIndividual = async () =>
  (await import('../addIndividual/CreateIndividualDialog')).CreateIndividualDialog;
const loadCompany = async () => (await import('../addCompany/CreateCompanyDialog')).CreateCompanyDialog;
const notOpened = 'The form could not be opened';

/** From a number to the report on whoever has it, by what is still missing: the person or company, and their consent. */
export function CheckFlow({ checked: first, finding: firstFinding, failure, onClose }: CheckFlowProps) {
  const [checked, setChecked] = useState(first);
  const [finding, setFinding] = useState(firstFinding);
  const individual = useReportOpening<Party>('individual');
  const company = useReportOpening<Party>('company');
  const newIndividual = useLazyDialog<CheckedNumber, CreateIndividualDialogProps>(loadIndividual, notOpened);
  const newCompany = useLazyDialog<CheckedNumber, CreateCompanyDialogProps>(loadCompany, notOpened);
  /** What is open has done its part: its closing is not the end. */
  const hasGoneOn = useRef(false);

  const openReport = async (party: Party) => {
    const isOpen = await (party.type === 'company' ? company : individual).open(party);
    if (!isOpen) onClose();
  };
  const show = (found: Finding) => {
    setFinding(found);
    if (found.state === 'readable') void openReport(found.party);
  };
  const onOpened = useEffectEvent(() => {
    if (firstFinding) show(firstFinding);
  });
  useEffect(() => onOpened(), []);

  async function look(again: CheckedNumber): Promise<string | undefined> {
    try {
      const found = await findTenant(again);
      setChecked(again);
      show(found);
    } catch (error) {
      return findingFailure(error);
    }
    return undefined;
  }

  const goOn = (found: Finding) => {
    hasGoneOn.current = true;
    show(found);
  };
  const endUnlessGoneOn = () => {
    if (!hasGoneOn.current) onClose();
    hasGoneOn.current = false;
  };

  const report = individual.opened ?? company.opened;
  if (report) {
    const { id, name } = report.subject;
    return <report.Dialog id={id} name={name} onClose={onClose} />;
  }
  if (!finding)
    return (
      <Dialog open title="Check a tenant" size="md" onClose={onClose}>
        <CloseOnBack />
        <CheckForm initial={checked} failure={failure} onCheck={look} />
      </Dialog>
    );
  const { number, kind } = checked;
  if (finding.state === 'known')
    return (
      <ConsentDialog
        party={finding.party}
        name={finding.party.name}
        number={`${kindTexts[kind]} ${number}`}
        onAdded={() => goOn({ state: 'readable', party: finding.party })}
        onClose={endUnlessGoneOn}
      />
    );
  if (finding.state === 'readable') return null;
  const adding = {
    onAdded: ({ value, label }: { value: string; label: string }) =>
      goOn({
        state: 'known',
        party: { type: aboutOf(kind), id: Number(value.split(':')[1]), name: label },
      }),
    onClose: endUnlessGoneOn,
  };
  if (newIndividual.opened)
    return (
      <newIndividual.opened.Dialog
        identification={{ identification_type: kind, identification_number: number }}
        {...adding}
      />
    );
  if (newCompany.opened) return <newCompany.opened.Dialog registrationNumber={number} {...adding} />;
  return (
    <UnknownDialog
      checked={checked}
      adding={kind === 'company' ? newCompany.trigger : newIndividual.trigger}
      next={`add the ${kind === 'company' ? 'company' : 'person'} and then record the consent.`}
      onClose={onClose}
    />
  );
}
