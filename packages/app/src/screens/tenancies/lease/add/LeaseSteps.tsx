import { type Lease, leasePartiesForm, leaseTermsForm } from '@rentsafe/domain/lease';
import type { Unit } from '@rentsafe/domain/unit';
import { type FormIssues, isDirty } from '@rentsafe/ui/Form';
import { Stack } from '@rentsafe/ui/Stack';
import { Stepper } from '@rentsafe/ui/Stepper';
import { LeaveQuestion } from '../../../../overlays/LeaveQuestion';
import { PartyRows } from '../record/PartyRows';
import { CheckForm } from './CheckForm';
import { CheckStep } from './CheckStep';
import { LeaseStep } from './LeaseStep';
import { overlapText } from './overlap';
import { TermsStep } from './TermsStep';
import { UnitStep } from './UnitStep';
import { useNewLease } from './useNewLease';
import { steps, useStepFlow } from './useStepFlow';

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

/**
 * The steps of a lease, each a form that stays where it is while another is shown: what was typed is there on the way
 * back, and Back goes to the step before.
 */
export function LeaseSteps({ title, initialUnit, initialDraft }: LeaseStepsProps) {
  const flow = useStepFlow();
  const { root, step, reached, issuesOf } = flow;
  const lease = useNewLease(flow, initialUnit?.id, initialDraft);
  const { unit, parties, terms, names } = lease;
  const overlapIssues = (entries: FormData): FormIssues => {
    const parsed = leaseTermsForm['~standard'].validate(entries);
    const overlap = parsed.issues ? undefined : overlapText(parsed.value, lease.others);
    return overlap ? { fields: { from_on: overlap } } : {};
  };
  const isUnsaved = () =>
    !lease.isSaved() && (reached > 0 || [...(root.current?.querySelectorAll('form') ?? [])].some(isDirty));

  return (
    <Stack gap="section" ref={root}>
      <LeaveQuestion
        isUnsaved={isUnsaved}
        text="This lease has not been saved. If you leave, your changes will be lost."
      />
      <Stepper
        label={title}
        steps={steps.map((each, index) => ({
          ...each,
          state: index < reached && each.value !== step ? ('done' as const) : undefined,
        }))}
        value={step}
        onValueChange={({ value }) => flow.go(value)}
      />
      <LeaseStep
        of="unit"
        flow={flow}
        validate={() => issuesOf('unit', unit && !unit.landlord ? { fields: { unit: noOwner } } : {})}
        onSubmit={flow.next}
      >
        <UnitStep
          initial={initialUnit && { value: initialUnit.id, label: unitName(initialUnit) }}
          onChosen={lease.setUnitId}
          unit={unit}
        />
      </LeaseStep>
      <LeaseStep
        of="parties"
        flow={flow}
        schema={leasePartiesForm}
        validate={() => issuesOf('parties')}
        onSubmit={({ value }) => {
          lease.setParties(value.parties);
          flow.next();
        }}
      >
        <PartyRows
          defaultValue={initialDraft?.parties ?? []}
          onChosen={({ value, label }) => names.set(String(value), label)}
        />
      </LeaseStep>
      <LeaseStep
        of="terms"
        flow={flow}
        schema={leaseTermsForm}
        validate={(entries) => issuesOf('terms', overlapIssues(entries))}
        onSubmit={({ value }) => {
          lease.setTerms(value);
          flow.next();
        }}
      >
        <TermsStep initial={initialDraft} />
      </LeaseStep>
      <CheckForm flow={flow} onSubmit={lease.submit}>
        {unit && parties && terms && (
          <CheckStep unit={unitName(unit)} draft={lease.draft?.number} {...{ parties, names, terms }} />
        )}
      </CheckForm>
    </Stack>
  );
}
