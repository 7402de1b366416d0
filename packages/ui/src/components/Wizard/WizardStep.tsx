'use client';

import type { ComponentProps } from 'react';
import { hasIssues } from '../../internal/form/issues';
import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button';
import { Form, type FormProps } from '../Form';
import { useWizardAround } from './Wizard';
import { wizardMessages } from './Wizard.messages';

export interface WizardStepProps<Value = undefined> extends Omit<FormProps<Value>, 'onSubmit'> {
  /** The value of its step. */
  step: string;
  /** Takes what the step holds. Without issues the next step is shown; the last one saves. @default shows the next step */
  onSubmit?: FormProps<Value>['onSubmit'];
  /** The text of the button that sends it. @default 'Continue' */
  submitLabel?: string;
  /** Buttons in place of Back and Continue. */
  actions?: ComponentProps<typeof Form>['actions'];
}

/** The Form of a step of the Wizard around. */
export function WizardStep<Value = undefined>({
  step,
  validate,
  onSubmit,
  submitLabel,
  actions,
  ...rest
}: WizardStepProps<Value>) {
  const wizard = useWizardAround();
  const messages = useMessages(wizardMessages);
  const buttons = actions ?? (
    <>
      {!wizard.isFirst && <Button onClick={wizard.back}>{messages.back}</Button>}
      <Button type="submit" variant="primary">
        {submitLabel ?? messages.next}
      </Button>
    </>
  );
  return (
    <div data-step={step} hidden={wizard.step !== step}>
      <Form<Value>
        aria-label={String(wizard.steps.find(({ value }) => value === step)?.label ?? step)}
        actions={buttons}
        {...rest}
        validate={(entries) => wizard.takeIssues(step) ?? validate?.(entries) ?? {}}
        onSubmit={async (event) => {
          const issues = await onSubmit?.(event);
          if (issues && hasIssues(issues)) return issues;
          if (!wizard.isLast) wizard.next();
          return undefined;
        }}
      />
    </div>
  );
}
