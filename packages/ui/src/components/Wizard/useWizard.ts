'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isDirty } from '../../internal/form/dirty';
import type { FormIssues } from '../../internal/form/issues';
import type { Step } from '../Stepper';
import type { Leavable } from '../Submission';

/** Issues of steps, by the value of the step. */
export type StepIssues<Value extends string> = Partial<Record<Value, FormIssues>>;

export interface Wizard<Value extends string> extends Leavable {
  /** The steps, with what is known of them. */
  steps: readonly Step<Value>[];
  /** The step that is shown. */
  step: Value;
  /** There is none before it. */
  isFirst: boolean;
  /** There is none after it. */
  isLast: boolean;
  /** Shows a step. */
  go: (step: Value) => void;
  /** Shows the step after, as a step does that was sent without issues. */
  next: () => void;
  /** Shows the step before. */
  back: () => void;
  /** Leads to the first step of which something was refused, and shows it there. */
  showIssues: (issues: StepIssues<Value>) => void;
  /** The form of a step, with what was typed. */
  formOf: (step: Value) => HTMLFormElement | null;
  /** What was refused of a step, once. */
  takeIssues: (step: Value) => FormIssues | undefined;
  /** All is saved: leaving asks nothing any more. */
  finish: () => void;
  /** Of the Wizard's element. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** Asks before the page is left with what was typed. */
  question: ReactNode;
}

/** The steps of a Wizard: which is shown, which were done, and what was refused of each. */
export function useWizard<const Value extends string>(given: readonly Step<Value>[]): Wizard<Value> {
  const values = given.map(({ value }) => value);
  const first = values[0] as Value;
  const [step, setStep] = useState<Value>(first);
  const [reached, setReached] = useState(0);
  const [question, showQuestion] = useState<ReactNode>();
  const rootRef = useRef<HTMLDivElement>(null);
  const refused = useRef<StepIssues<Value>>({});
  const isFinished = useRef(false);
  const at = values.indexOf(step);

  const formOf = (of: Value) =>
    rootRef.current?.querySelector<HTMLFormElement>(`[data-step="${CSS.escape(of)}"] form`) ?? null;
  const go = (to: Value) => {
    setStep(to);
    setReached((most) => Math.max(most, values.indexOf(to)));
  };

  const arrivedAt = useRef(step);
  useEffect(() => {
    if (arrivedAt.current === step) return;
    arrivedAt.current = step;
    const form = rootRef.current?.querySelector<HTMLFormElement>('[data-step]:not([hidden]) form');
    // What was refused of this step is shown as the form shows its own.
    if (refused.current[step]) form?.requestSubmit();
    else rootRef.current?.querySelector<HTMLElement>('[aria-current=step]')?.focus();
  }, [step]);

  return {
    steps: given.map((each, index) => ({
      ...each,
      state: each.state ?? (index < reached && index !== at ? 'done' : undefined),
    })),
    step,
    isFirst: at <= 0,
    isLast: at === values.length - 1,
    go,
    next: () => go(values[at + 1] ?? step),
    back: () => go(values[at - 1] ?? first),
    formOf,
    showIssues: (issues) => {
      refused.current = { ...refused.current, ...issues };
      const wrong = values.find((of) => refused.current[of]);
      if (wrong === step) formOf(step)?.requestSubmit();
      else if (wrong !== undefined) setStep(wrong);
    },
    takeIssues: (of) => {
      const { [of]: issues, ...rest } = refused.current;
      refused.current = rest as StepIssues<Value>;
      return issues;
    },
    finish: () => {
      isFinished.current = true;
    },
    isUnsaved: () =>
      !isFinished.current &&
      (reached > 0 || [...(rootRef.current?.querySelectorAll('form') ?? [])].some(isDirty)),
    isPending: () => rootRef.current?.querySelector('form[data-pending]') != null,
    unconfirmed: false,
    showQuestion,
    rootRef,
    question,
  };
}
