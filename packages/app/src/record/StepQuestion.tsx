import type { Steps } from '@rentsafe/domain/step';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Callout } from '@rentsafe/ui/Callout';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';
import { ApiError, errorSentence } from '../calls/ApiError';
import { reportFailure } from '../forms/refusal';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import { renderLink } from '../text/renderLink';
import type { StepDialogProps } from './stepKind';
import { useStep } from './useStep';

/** Asks before a step that takes nothing more; a refusal is shown in the question. */
export function StepQuestion(props: StepDialogProps<Steps>) {
  const { kind, verb, record, onClose } = props;
  const { words, take } = useStep(props);
  const { description, isNeutral, ...said } = kind.looks[verb]?.about?.(record) ?? {};
  const { submitLabel, done, failure, title } = { ...words, ...said };
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  useCloseOnBack(() => !pending && onClose());
  const object = submitLabel.split(' ').slice(1).join(' ');

  async function answer() {
    setPending(true);
    try {
      await take({});
      toast.success(done);
      onClose();
    } catch (refusal) {
      reportFailure(failure, refusal);
      setError(refusal);
      setPending(false);
    }
  }

  const other = error instanceof ApiError ? error.existingId : null;
  return (
    <AlertDialog
      open
      title={title ?? `${[submitLabel, kind.nameOf?.(record)].filter(Boolean).join(' ')}?`}
      description={
        <Stack gap={3}>
          <Text>{description}</Text>
          {error !== undefined && (
            <Callout tone="danger" role="alert">
              {errorSentence(error)}{' '}
              {other !== null && kind.pathOf && (
                <Link asChild>
                  {renderLink({ href: kind.pathOf(other), children: `Open that ${kind.steps.kind}` })}
                </Link>
              )}
            </Callout>
          )}
        </Stack>
      }
      confirmLabel={submitLabel}
      cancelLabel={isNeutral ? 'Close' : `Keep ${object}`}
      tone={isNeutral ? 'neutral' : 'danger'}
      pending={pending}
      onConfirm={() => void answer()}
      onCancel={onClose}
    />
  );
}
