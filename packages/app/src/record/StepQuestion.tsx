import type { Steps } from '@rentsafe/domain/step';
import { QuestionDialog } from '../forms/QuestionDialog';
import type { StepDialogProps } from './stepKind';
import { useStep } from './useStep';

/** Asks before a step that takes nothing more: 'Cancel draft PV-000012?' */
export function StepQuestion(props: StepDialogProps<Steps>) {
  const { kind, verb, record, onClose } = props;
  const { words, take } = useStep(props);
  const { description, title, submitLabel, done, failure, keepLabel } = {
    ...words,
    ...kind.looks[verb]?.about?.(record),
  };
  return (
    <QuestionDialog
      title={title ?? `${[submitLabel, kind.nameOf?.(record)].filter(Boolean).join(' ')}?`}
      text={description}
      act={() => take({})}
      done={done}
      failure={failure}
      confirmLabel={submitLabel}
      cancelLabel={keepLabel ?? submitLabel.replace(/^\w+/, 'Keep')}
      tone="danger"
      onClose={onClose}
    />
  );
}
