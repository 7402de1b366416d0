import { type Lease, leasePartiesForm, leaseTermsForm } from '@rentsafe/domain/lease';
import type { Unit } from '@rentsafe/domain/unit';
import type { FormIssues } from '@rentsafe/ui/Form';
import { useWizard, Wizard, WizardStep } from '@rentsafe/ui/Wizard';
import { LeaveQuestion } from '../../../../overlays/LeaveQuestion';
import { useCloseOnBack } from '../../../../overlays/useCloseOnBack';
import { PartyRows } from '../record/PartyRows';
import { CheckForm } from './CheckForm';
import { CheckStep } from './CheckStep';
import { overlapText } from './overlap';
import { leaseSteps } from './steps';
import { TermsStep } from './TermsStep';
import { UnitStep } from './UnitStep';
import { useNewLease } from './useNewLease';

const noOwner = 'This property has no owner today. Transfer it to a landlord first.';

interface LeaseStepsProps {
  title: string;
  /** The unit of the address. */
  initialUnit?: Pick<Unit, 'id' | 'property' | 'unit_number'> | undefined;
  /** What was saved before, to be changed. */
  initialDraft?: Lease;
}

const unitName = ({ property, unit_number }: Pick<Unit, 'property' | 'unit_number'>) =>
  `${property.name}, unit ${unit_number}`;

/** The steps of a lease. Back goes to the step before. */
export function LeaseSteps({ title, initialUnit, initialDraft }: LeaseStepsProps) {
  const wizard = useWizard(leaseSteps);
  useCloseOnBack(wizard.back, !wizard.isFirst);
  const lease = useNewLease(wizard, initialUnit?.id, initialDraft);
  const { unit, parties, terms, names } = lease;
  const overlapIssues = (entries: FormData): FormIssues => {
    const parsed = leaseTermsForm['~standard'].validate(entries);
    const overlap = parsed.issues ? undefined : overlapText(parsed.value, lease.others);
    return overlap ? { fields: { from_on: overlap } } : {};
  };

  return (
    <Wizard label={title} wizard={wizard}>
      <LeaveQuestion
        isUnsaved={() => !lease.isSaved() && wizard.isUnsaved()}
        text="This lease has not been saved. If you leave, your changes will be lost."
      />
      <WizardStep step="unit" validate={() => (unit && !unit.landlord ? { fields: { unit: noOwner } } : {})}>
        <UnitStep
          initial={initialUnit && { value: initialUnit.id, label: unitName(initialUnit) }}
          onChosen={lease.setUnitId}
          unit={unit}
        />
      </WizardStep>
      <WizardStep
        step="parties"
        schema={leasePartiesForm}
        onSubmit={({ value }) => lease.setParties(value.parties)}
      >
        <PartyRows
          defaultValue={initialDraft?.parties ?? []}
          onChosen={({ value, label }) => names.set(String(value), label)}
        />
      </WizardStep>
      <WizardStep
        step="terms"
        schema={leaseTermsForm}
        validate={overlapIssues}
        onSubmit={({ value }) => lease.setTerms(value)}
      >
        <TermsStep initial={initialDraft} />
      </WizardStep>
      <CheckForm onBack={wizard.back} onSubmit={lease.submit}>
        {unit && parties && terms && (
          <CheckStep unit={unitName(unit)} draft={lease.draft?.number} {...{ parties, names, terms }} />
        )}
      </CheckForm>
    </Wizard>
  );
}
