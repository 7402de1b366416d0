import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasIssues } from '../../internal/form/issues';
import { firstField } from '../../internal/overlay/focus';
import type { FormProps, FormSubmitEvent } from '../Form';

export interface FormDialogSubmitEvent<Value = undefined> extends FormSubmitEvent<Value> {
  /** The form is to stay open for another one. */
  another: boolean;
}

interface RoundsSettings<Value> {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormDialogSubmitEvent<NoInfer<Value>>) => ReturnType<FormProps<Value>['onSubmit']>;
  onClose: () => void;
}

/** Sends the form, and closes it or lets it stand there anew. */
export function useRounds<Value>({ formRef, onSubmit, onClose }: RoundsSettings<Value>) {
  const isOpen = useRef(true);
  const asksForAnother = useRef(false);
  const isAnother = useRef(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const startAnew = () => {
    flushSync(() => setRound((count) => count + 1));
    if (formRef.current) firstField(formRef.current)?.focus();
  };

  const send: FormProps<Value>['onSubmit'] = async (event) => {
    const another = isAnother.current;
    const issues = await onSubmit({ ...event, another });
    // A late answer must not close the form that was opened since.
    if (!isOpen.current || (issues && hasIssues(issues))) return issues;
    if (another) startAnew();
    else onClose();
    return issues;
  };

  const sendForAnother = () => {
    asksForAnother.current = true;
    formRef.current?.requestSubmit();
    asksForAnother.current = false;
  };
  /** Of a submission that begins: what `send` gets, which a check on the server may delay. */
  const noteSubmit = () => {
    isAnother.current = asksForAnother.current;
  };

  return { round, send, sendForAnother, noteSubmit };
}
