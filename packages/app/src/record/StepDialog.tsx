import type { FormParser } from '@rentsafe/domain/form';
import type { Steps, VerbOf } from '@rentsafe/domain/step';
import type { ReactNode } from 'react';
import { ActionDialog, type ActionDialogProps } from '../forms/ActionDialog';
import type { BodyAt, StepDialogProps } from './stepKind';
import { useStep } from './useStep';

interface StepFormProps<S extends Steps, Verb extends VerbOf<S>>
  extends StepDialogProps<S, Verb>,
    Partial<Omit<ActionDialogProps<unknown>, 'form' | 'send' | 'onClose'>> {
  form: FormParser<BodyAt<S, Verb>>;
  children: ReactNode;
}

/** The dialog of a step around its own fields: what it says and does follows from the declaration. */
export function StepDialog<S extends Steps, Verb extends VerbOf<S>>({
  kind,
  verb,
  record,
  ...rest
}: StepFormProps<S, Verb>) {
  const { title, words, take } = useStep({ kind, verb, record });
  const { participle: _, ...said } = words;
  return <ActionDialog title={title} {...said} {...rest} send={take} />;
}
