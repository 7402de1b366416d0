'use client';

import { clsx } from 'clsx/lite';
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
import { devWarning } from '../../internal/dev/devWarning';
import { FormContext, type Issues } from '../../internal/fields/FormContext';
import { isDirty, markSaved } from '../../internal/form/dirty';
import { type FormIssues, hasIssues, issuesOf, renamed, without } from '../../internal/form/issues';
import { type FormSchema, parseEntries } from '../../internal/form/schema';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMessages } from '../../internal/messages/messages';
import { hasFocus } from '../../internal/overlay/focus';
import { announce } from '../Announcer';
import { ErrorSummary } from '../ErrorSummary';
import { constraintIssues, type LocatedIssue, locateIssues, nameOf } from './controls';
import * as styles from './Form.css';
import { formMessages } from './Form.messages';

export interface FormSubmitEvent<Value = undefined> {
  /** The fields as the browser would submit them. */
  entries: FormData;
  /** The output of `schema`. */
  value: Value;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing is done
type SubmitResult = FormIssues | undefined | void;

export interface FormProps<Value = undefined>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'noValidate'> {
  /** Parses the entries, as one object: a schema of Zod, Valibot, ArkType or another of Standard Schema. */
  schema?: FormSchema<Value>;
  /** Checks what is about to be sent. Its texts count before those of `schema` and of `required`. No issues: it is sent. */
  validate?: (entries: FormData) => FormIssues;
  /** Sends what the fields hold. The issues that it returns are shown at the fields; none, or nothing, means done. */
  onSubmit: (event: FormSubmitEvent<NoInfer<Value>>) => Promise<SubmitResult> | SubmitResult;
  /** Called when sending starts and ends. */
  onPendingChange?: (event: { pending: boolean }) => void;
  /** The buttons below the fields: they are not locked while the form is pending. */
  actions?: ReactNode;
}

const noIssues: Issues = {};

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
  const messages = useMessages(formMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const sending = useRef(false);
  const [issues, setIssues] = useState<FormIssues>({});
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

  const { fields = noIssues } = issues;
  const clearIssue = useCallback(
    (name: string) => setIssues((all) => ({ ...all, fields: without(all.fields ?? noIssues, name) })),
    [],
  );
  const renameIssues = useCallback(
    (names: ReadonlyMap<string, string | null>) =>
      setIssues((all) => ({ ...all, fields: renamed(all.fields ?? noIssues, names) })),
    [],
  );
  const state = useMemo(
    () => ({ issues: fields, pending, clearIssue, renameIssues }),
    [fields, pending, clearIssue, renameIssues],
  );

  const changePending = (value: boolean) => {
    sending.current = value;
    setPending(value);
    onPendingChange?.({ pending: value });
  };

  const show = (found: FormIssues) => {
    const form = formRef.current;
    if (!form) return;
    flushSync(() => setIssues(found));
    const all = locateIssues(form, found);
    const first = all.find(({ control }) => control)?.control;
    if (!first) return summaryRef.current?.focus();
    first.focus();
    // As far as both fit: the whole of what is wrong, and the field with the focus.
    summaryRef.current?.scrollIntoView?.({ block: 'start' });
    first.scrollIntoView?.({ block: 'nearest' });
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
    let answer: SubmitResult;
    try {
      answer = await onSend();
    } catch (error) {
      console.error(error);
      answer = { form: messages.failed };
    }
    flushSync(() => changePending(false));
    if (answer && hasIssues(answer)) show(answer);
    else markSaved(form);
    const lost = document.activeElement === submitter || !hasFocus();
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
    const parsed = schema && parseEntries(schema, entries);
    const found = [
      constraintIssues(form, messages),
      issuesOf(parsed?.issues ?? [], messages.issue),
      validate?.(entries) ?? {},
    ];
    const all = {
      form: found.findLast((issues) => issues.form)?.form,
      fields: Object.assign({}, ...found.map((issues) => issues.fields)),
    };
    if (hasIssues(all)) return show(all);
    const value = parsed && 'value' in parsed ? parsed.value : undefined;
    setIssues({});
    const { submitter } = event.nativeEvent as SubmitEvent;
    void send(form, submitter, () => onSubmit({ entries, value: value as Value }));
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
