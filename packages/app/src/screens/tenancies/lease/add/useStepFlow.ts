import type { FormIssues } from '@rentsafe/ui/Form';
import { useEffect, useRef, useState } from 'react';
import { useCloseOnBack } from '../../../../overlays/useCloseOnBack';

export const steps = [
  { value: 'unit', label: 'Unit' },
  { value: 'parties', label: 'Parties' },
  { value: 'terms', label: 'Terms' },
  { value: 'check', label: 'Check and save' },
] as const;
export type StepName = (typeof steps)[number]['value'];
export const stepNames: readonly StepName[] = steps.map(({ value }) => value);

/** What the server refused, by step. */
export type Refusals = Partial<Record<StepName, FormIssues>>;

/** Which step is shown. Back goes to the step before; what was refused of a step is shown once it is there again. */
export function useStepFlow() {
  const [step, setStep] = useState<StepName>('unit');
  const [reached, setReached] = useState(0);
  const refused = useRef<Refusals>({});
  const root = useRef<HTMLDivElement>(null);
  const formOf = (of: StepName) => root.current?.querySelector<HTMLFormElement>(`[data-step=${of}] form`);

  const go = (to: StepName) => {
    setStep(to);
    setReached((most) => Math.max(most, stepNames.indexOf(to)));
  };
  const next = () => go(stepNames[stepNames.indexOf(step) + 1] ?? 'check');
  const back = () => go(stepNames[stepNames.indexOf(step) - 1] ?? 'unit');
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
  /** Leads to the first step that something was refused of. */
  const showRefused = (refusals: Refusals) => {
    refused.current = { ...refused.current, ...refusals };
    const first = stepNames.find((of) => refused.current[of]);
    if (first) setStep(first);
  };

  return { root, step, reached, go, next, back, formOf, issuesOf, showRefused };
}

export type StepFlow = ReturnType<typeof useStepFlow>;
