'use client';

import { type ComponentProps, createContext, use } from 'react';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { Stack } from '../Stack';
import { Stepper } from '../Stepper';
import type { Wizard as WizardState } from './useWizard';

type AnyWizard = WizardState<string>;

const WizardContext = createContext<AnyWizard | null>(null);

/** The Wizard around. */
export function useWizardAround(): AnyWizard {
  const wizard = use(WizardContext);
  if (!wizard)
    throw new Error(
      'A WizardStep stands outside of a Wizard, which knows whether it is shown. Put it into one.',
    );
  return wizard;
}

export interface WizardProps<Value extends string = string> extends ComponentProps<'div'> {
  /** Names the steps: 'New job'. */
  label: string;
  /** What useWizard returns. */
  wizard: WizardState<Value>;
}

/**
 * A long form in steps: a Stepper, and one WizardStep a step. Each stays where it is while another is shown, with what was typed. Renders a
 * `div`.
 */
export function Wizard<Value extends string = string>({
  label,
  wizard,
  children,
  ref: callersRef,
  ...rest
}: WizardProps<Value>) {
  const ref = useMergedRef(wizard.rootRef, callersRef);
  return (
    <Stack gap="section" {...rest} ref={ref}>
      <Stepper
        label={label}
        steps={wizard.steps}
        value={wizard.step}
        onValueChange={({ value }) => wizard.go(value)}
      />
      <WizardContext value={wizard as unknown as AnyWizard}>{children}</WizardContext>
      {wizard.question}
    </Stack>
  );
}
