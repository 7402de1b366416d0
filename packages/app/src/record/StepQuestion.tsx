import type { Steps, VerbOf } from '@rentsafe/domain/step';
import { QuestionDialog } from '../forms/QuestionDialog';
import type { BodyAt, StepAbout, StepDialogProps } from './stepKind';
import { useStep } from './useStep';

/** Asks before a step that takes nothing more: 'Cancel draft PV-000012?' */
export function StepQuestion<S extends Steps>(props: StepDialogProps<S>) {
  const { kind, verb, record, onClose } = props;
  const { words, take } = useStep(props);
  const {
    description,
    title,
    submitLabel,
    done,
    failure,
    keepLabel,
    tone = 'danger',
  } = { ...words, ...kind.looks[verb]?.about?.(record) } as typeof words & StepAbout;
  return (
    <QuestionDialog
      title={title ?? `${[submitLabel, kind.nameOf?.(record)].filter(Boolean).join(' ')}?`}
      text={description}
      act={() => take({} as BodyAt<S, VerbOf<S>>)}
      done={done}
      failure={failure}
      confirmLabel={submitLabel}
      cancelLabel={keepLabel ?? submitLabel.replace(/^\w+/, 'Keep')}
      tone={tone}
      refusalText={kind.refusalText}
      onClose={onClose}
    />
  );
}
