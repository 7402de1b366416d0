import type { Party } from '@rentsafe/domain/party';
import { Dialog } from '@rentsafe/ui/Dialog';
import { ConsentDialog } from '../../consent/ConsentDialog';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import type { CreateCompanyDialogProps } from '../addCompany/CreateCompanyDialog';
import type { CreateIndividualDialogProps } from '../addIndividual/CreateIndividualDialog';
import { CheckForm } from './CheckForm';
import { aboutOf, type CheckedNumber, kindTexts } from './checkedNumber';
import { UnknownDialog } from './UnknownDialog';
import { type CheckStart, useCheckFlow } from './useCheckFlow';

export interface CheckFlowProps extends CheckStart {
  /** Of whom the report is open now. */
  onReport?: (party: Party) => void;
  onClose: () => void;
}

const loadIndividual = async () =>
  (await import('../addIndividual/CreateIndividualDialog')).CreateIndividualDialog;
const loadCompany = async () => (await import('../addCompany/CreateCompanyDialog')).CreateCompanyDialog;
const notOpened = 'The form could not be opened';

/** From a number to the report on whoever has it, by what is still missing: the person or company, and their consent. */
export function CheckFlow({
  checked: first,
  finding: firstFinding,
  failure,
  onReport,
  onClose,
}: CheckFlowProps) {
  const flow = useCheckFlow({ checked: first, finding: firstFinding, onReport, onClose });
  const { checked, finding, report, look, goOn, endUnlessGoneOn } = flow;
  const newIndividual = useLazyDialog<CheckedNumber, CreateIndividualDialogProps>(loadIndividual, notOpened);
  const newCompany = useLazyDialog<CheckedNumber, CreateCompanyDialogProps>(loadCompany, notOpened);
  if (report) {
    const { id, name } = report.subject;
    return <report.Dialog id={id} name={name || undefined} onClose={onClose} />;
  }
  if (!finding)
    return (
      <Dialog open title="Check a tenant" size="md" onOpenChange={onClose}>
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
