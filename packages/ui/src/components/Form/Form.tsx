'use client';

import { clsx } from 'clsx';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { devWarning } from '../../devWarning';
import { useMessages } from '../../messages/MessagesProvider';
import { useFormReset } from '../../useFormReset';
import { announce } from '../Announcer/announce';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { constraintIssues, type LocatedIssue, locateIssues, nameOf } from './controls';
import { isDirty, markSaved } from './dirty';
import * as styles from './Form.css';
import { formMessages } from './Form.messages';
import { FormContext, type Issues } from './FormContext';
import { renamed, without } from './issues';
import { checkSchema, type FormSchema } from './schema';

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing is done
export type FormAnswer = Issues | undefined | void;

export interface FormProps<Value = undefined>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'noValidate'> {
  /** Checks the entries as one object: a schema of Zod, Valibot, ArkType or another of Standard Schema. */
  schema?: FormSchema<Value>;
  /** Checks what is about to be sent. Its words count before those of `schema` and of `required`. No issues: it is sent. */
  validate?: (entries: FormData) => Issues;
  /**
   * Sends what the fields hold; `value` is the output of `schema`. What it gives back is shown at the fields; nothing, or
   * no issues, means done.
   */
  onSubmit: (entries: FormData, value: NoInfer<Value>) => Promise<FormAnswer> | FormAnswer;
  onPendingChange?: (event: { pending: boolean }) => void;
  /** The buttons below the fields: they are not locked while the form is pending. */
  actions?: ReactNode;
}

const hasIssues = (issues: FormAnswer): issues is Issues =>
  issues !== undefined && Object.keys(issues).length > 0;

/** False for what comes through a portal: a form in a dialog is, for React, a child of the form that opened it. */
const isOwn = ({ target, currentTarget }: FormEvent<HTMLFormElement>) =>
  target instanceof Element && currentTarget.contains(target);

/**
 * Sends uncontrolled fields as FormData, once at a time, and shows what is wrong at each field and in a summary. Renders
 * a `form`. Nothing typed is ever cleared.
 */
export function Form<Value = undefined>({
  schema,
  validate,
  onSubmit,
  onPendingChange,
  actions,
  children,
  className,
  onChange,
  ref,
  ...rest
}: FormProps<Value>) {
  const messages = useMessages('form', formMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const sending = useRef(false);
  const [issues, setIssues] = useState<Issues>({});
  const [located, setLocated] = useState<LocatedIssue[]>([]);
  const [pending, setPending] = useState(false);
  useImperativeHandle(ref, () => formRef.current as HTMLFormElement);

  useLayoutEffect(() => {
    if (!formRef.current) return;
    markSaved(formRef.current);
    if (process.env.NODE_ENV !== 'production' && formRef.current.parentElement?.closest('form')) {
      devWarning(
        'A Form stands inside another Form.',
        'HTML knows no such thing: on a page from a server its fields fall to the outer one, and Enter sends both.',
        'Put it beside the other, or into a FormDialog.',
      );
    }
  }, []);

  useLayoutEffect(() => {
    if (formRef.current) setLocated(locateIssues(formRef.current, issues));
  }, [issues]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (formRef.current && isDirty(formRef.current)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  useFormReset(
    () => formRef.current,
    () => setIssues({}),
  );

  const clearIssue = useCallback((name: string) => setIssues((all) => without(all, name)), []);
  const renameIssues = useCallback(
    (names: ReadonlyMap<string, string | null>) => setIssues((all) => renamed(all, names)),
    [],
  );
  const state = useMemo(
    () => ({ issues, pending, clearIssue, renameIssues }),
    [issues, pending, clearIssue, renameIssues],
  );

  const changePending = (value: boolean) => {
    sending.current = value;
    setPending(value);
    onPendingChange?.({ pending: value });
  };

  const show = (found: Issues) => {
    const form = formRef.current;
    if (!form) return;
    flushSync(() => setIssues(found));
    const all = locateIssues(form, found);
    const first = all.find(({ control }) => control)?.control;
    if (!first) return summaryRef.current?.focus();
    first.focus();
    announce(messages.problems(all.length), { politeness: 'assertive' });
  };

  const send = async (
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    onSend: () => ReturnType<typeof onSubmit>,
  ) => {
    const before = document.activeElement;
    submitter?.focus();
    changePending(true);
    let answer: FormAnswer;
    try {
      answer = await onSend();
    } catch (error) {
      console.error(error);
      answer = { '': messages.failed };
    }
    flushSync(() => changePending(false));
    if (hasIssues(answer)) show(answer);
    else markSaved(form);
    const lost = document.activeElement === submitter || document.activeElement === document.body;
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    // A form in a dialog is a child of the form that opened it, for React.
    event.stopPropagation();
    if (sending.current) return;
    const form = event.currentTarget;
    const entries = new FormData(form);
    const { plain, own } = constraintIssues(form, messages);
    const checked = schema && checkSchema(schema, entries);
    const found = { ...plain, ...checked?.issues, ...validate?.(entries), ...own };
    if (hasIssues(found)) return show(found);
    setIssues({});
    const { submitter } = event.nativeEvent as SubmitEvent;
    void send(form, submitter, () => onSubmit(entries, checked?.value as Value));
  };

  return (
    <form
      {...rest}
      ref={formRef}
      noValidate
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
      className={clsx(styles.form, className)}
      onSubmit={submit}
      onChange={(event) => {
        if (!isOwn(event)) return;
        onChange?.(event);
        clearIssue(nameOf(event.target));
      }}
    >
      <FormContext value={state}>
        {located.length > 0 && (
          <ErrorSummary
            ref={summaryRef}
            heading={messages.problems(located.length)}
            items={located.map(({ control, ...item }) => ({ ...item, fieldId: control?.id }))}
          />
        )}
        {/* It locks the fields together; as a group without a name it would only be noise. */}
        <fieldset role="none" className={styles.fields} disabled={pending}>
          {children}
        </fieldset>
        {actions && <div className={styles.actions}>{actions}</div>}
      </FormContext>
    </form>
  );
}
