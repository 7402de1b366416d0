import {
  type Lease,
  type LeaseAgreement,
  type LeaseParties,
  leasePartiesForm,
  leaseTermsForm,
} from '@rentsafe/domain/lease';
import type { Unit } from '@rentsafe/domain/unit';
import { Button } from '@rentsafe/ui/Button';
import { Form, type FormIssues, isDirty } from '@rentsafe/ui/Form';
import { Stack } from '@rentsafe/ui/Stack';
import { Stepper } from '@rentsafe/ui/Stepper';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { leasesOfUnit, unitQuery } from '../../../../calls/leases';
import { refusalIssues } from '../../../../forms/refusal';
import { LeaveQuestion } from '../../../../overlays/LeaveQuestion';
import { useCloseOnBack } from '../../../../overlays/useCloseOnBack';
import { PartyRows } from '../record/PartyRows';
import { CheckStep } from './CheckStep';
import { overlapText } from './overlap';
import { TermsStep } from './TermsStep';
import { UnitStep } from './UnitStep';
import { useSaveLease } from './useSaveLease';

const steps = [
  { value: 'unit', label: 'Unit' },
  { value: 'parties', label: 'Parties' },
  { value: 'terms', label: 'Terms' },
  { value: 'check', label: 'Check and save' },
] as const;
type StepName = (typeof steps)[number]['value'];
const names: readonly StepName[] = steps.map(({ value }) => value);

const noOwner = 'This property has no owner today. Transfer it to a landlord first.';

interface LeaseStepsProps {
  title: string;
  /** The unit of the address. */
  initialUnit?: Pick<Unit, 'id' | 'property' | 'unit_number'> | undefined;
  /** What was saved before, to be changed. */
  initialDraft?: Lease;
}

/**
 * The steps of a lease, each a form that stays where it is while another is shown: what was typed is there on the way
 * back, and Back goes to the step before.
 */
export function LeaseSteps({ title, initialUnit, initialDraft }: LeaseStepsProps) {
  const [step, setStep] = useState<StepName>('unit');
  const [reached, setReached] = useState(0);
  const [unitId, setUnitId] = useState(initialUnit?.id);
  const [parties, setParties] = useState<LeaseParties['parties']>();
  const [terms, setTerms] = useState<LeaseAgreement>();
  const [partyNames] = useState(
    () =>
      new Map<string, string>(
        initialDraft?.parties.map(({ party }) => [`${party.type}:${party.id}`, party.name]),
      ),
  );
  const refused = useRef<Partial<Record<StepName, FormIssues>>>({});
  const activates = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const { draft, isSaved, save } = useSaveLease(initialDraft);
  const { data: unit } = useQuery({ ...unitQuery(unitId ?? 0), enabled: unitId !== undefined });
  const { data: others } = useQuery({ ...leasesOfUnit(unitId ?? 0), enabled: unitId !== undefined });

  const go = (to: StepName) => {
    setStep(to);
    setReached((most) => Math.max(most, names.indexOf(to)));
  };
  const next = () => go(names[names.indexOf(step) + 1] ?? 'check');
  const back = () => go(names[names.indexOf(step) - 1] ?? 'unit');
  useCloseOnBack(back, step !== 'unit');

  const arrivedAt = useRef(step);
  useEffect(() => {
    if (arrivedAt.current === step) return;
    arrivedAt.current = step;
    const form = root.current?.querySelector<HTMLFormElement>(`[data-step=${step}] form`);
    // What the server refused of this step is shown as the form shows its own.
    if (refused.current[step]) form?.requestSubmit();
    else root.current?.querySelector<HTMLElement>('[aria-current=step]')?.focus();
  }, [step]);

  /** What the server refused last, once; then what the step itself finds. */
  const issuesOf = (of: StepName, own: FormIssues = {}): FormIssues => {
    const { [of]: last = own, ...rest } = refused.current;
    refused.current = rest;
    return last;
  };

  async function submit(): Promise<FormIssues | undefined> {
    if (unitId === undefined || !parties || !terms) return { form: 'Complete all steps first.' };
    try {
      await save({ unit: unitId, parties, ...terms }, activates.current);
      return undefined;
    } catch (error) {
      return showRefusal(error);
    }
  }

  /** Leads to the first step that something was refused of. */
  function showRefusal(error: unknown): FormIssues | undefined {
    const entriesOf = (of: StepName) =>
      new FormData(root.current?.querySelector<HTMLFormElement>(`[data-step=${of}] form`) ?? undefined);
    const found: Partial<Record<StepName, Record<string, string>>> = {};
    const stepOf = (field: string | undefined): StepName =>
      field === 'unit' || field === 'parties' ? field : 'terms';
    const issues = refusalIssues(draft ? 'Failed to save lease' : 'Failed to create lease', error, {
      controlOf: (path) => {
        const of = stepOf(path[0]);
        const form = of === 'parties' ? leasePartiesForm : leaseTermsForm;
        const control = of === 'unit' ? 'unit' : form.controlOf(entriesOf(of), path);
        found[of] = { ...found[of], [control]: of };
        return control;
      },
    });
    if (!issues.fields) return issues;
    for (const of of names) {
      const controls = Object.keys(found[of] ?? {});
      if (controls.length > 0) {
        refused.current[of] = {
          fields: Object.fromEntries(controls.map((name) => [name, issues.fields?.[name] ?? ''])),
        };
      }
    }
    const first = names.find((of) => refused.current[of]);
    if (first) setStep(first);
    return undefined;
  }

  const actions = (
    <>
      {step !== 'unit' && <Button onClick={back}>Back</Button>}
      <Button type="submit" variant="primary">
        Continue
      </Button>
    </>
  );

  const isUnsaved = () =>
    !isSaved() &&
    (reached > 0 || [...(root.current?.querySelectorAll('form') ?? [])].some((form) => isDirty(form)));

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
        onValueChange={({ value }) => go(value)}
      />
      <div data-step="unit" hidden={step !== 'unit'}>
        <Form
          validate={() => issuesOf('unit', unit && !unit.landlord ? { fields: { unit: noOwner } } : {})}
          onSubmit={next}
          actions={actions}
        >
          <UnitStep
            initial={
              initialUnit && {
                value: initialUnit.id,
                label: `${initialUnit.property.name}, unit ${initialUnit.unit_number}`,
              }
            }
            onChosen={setUnitId}
            unit={unit}
          />
        </Form>
      </div>
      <div data-step="parties" hidden={step !== 'parties'}>
        <Form
          schema={leasePartiesForm}
          validate={() => issuesOf('parties')}
          onSubmit={({ value }) => {
            setParties(value.parties);
            next();
          }}
          actions={actions}
        >
          <PartyRows
            defaultValue={initialDraft?.parties ?? []}
            onChosen={({ value, label }) => partyNames.set(String(value), label)}
          />
        </Form>
      </div>
      <div data-step="terms" hidden={step !== 'terms'}>
        <Form
          schema={leaseTermsForm}
          validate={(entries) => {
            const parsed = leaseTermsForm['~standard'].validate(entries);
            const overlap = parsed.issues ? undefined : overlapText(parsed.value, others?.results ?? []);
            return issuesOf('terms', overlap ? { fields: { from_on: overlap } } : {});
          }}
          onSubmit={({ value }) => {
            setTerms(value);
            next();
          }}
          actions={actions}
        >
          <TermsStep initial={initialDraft} />
        </Form>
      </div>
      <div data-step="check" hidden={step !== 'check'}>
        <Form
          onSubmit={submit}
          actions={
            <>
              <Button onClick={back}>Back</Button>
              <Button
                type="submit"
                onClick={() => {
                  activates.current = false;
                }}
              >
                Save as draft
              </Button>
              <Button
                type="submit"
                variant="primary"
                onClick={() => {
                  activates.current = true;
                }}
              >
                Save and activate
              </Button>
            </>
          }
        >
          {unit && parties && terms && (
            <CheckStep
              unit={`${unit.property.name}, unit ${unit.unit_number}`}
              parties={parties}
              names={partyNames}
              terms={terms}
              draft={draft?.number}
            />
          )}
        </Form>
      </div>
    </Stack>
  );
}
