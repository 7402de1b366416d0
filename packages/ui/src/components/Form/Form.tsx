'use client';

import { clsx } from 'clsx/lite';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { FormContext } from '../../internal/fields/FormContext';
import { type FormIssues, hasIssues, issuesOf } from '../../internal/form/issues';
import { type FormSchema, parseEntries } from '../../internal/form/schema';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMessages } from '../../internal/messages/messages';
import { ErrorSummary } from '../ErrorSummary';
import { constraintIssues, nameOf } from './controls';
import * as styles from './Form.css';
import { formMessages } from './Form.messages';
import { useFormIssues } from './useFormIssues';
import { type SubmitResult, useSending } from './useSending';
import { useUnsaved } from './useUnsaved';

export interface FormSubmitEvent<Value = undefined> {
  /** The fields as the browser would submit them. */
  entries: FormData;
  /** The output of `schema`. */
  value: Value;
}

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

/** False for what comes through a portal: a form in a dialog is, for React, a child of the form that opened it. */
const isOwn = ({ target, currentTarget }: FormEvent<HTMLFormElement>) =>
  target instanceof Element && currentTarget.contains(target);

/** Later ones count before earlier ones. */
const merged = (found: readonly FormIssues[]): FormIssues => ({
  form: found.findLast((issues) => issues.form)?.form,
  fields: Object.assign({}, ...found.map((issues) => issues.fields)),
});

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
  useImperativeHandle(ref, () => formRef.current as HTMLFormElement);
  useUnsaved(formRef);
  const { fields, located, summaryRef, show, clear, clearIssue, renameIssues } = useFormIssues(formRef);
  const { pending, sending, send } = useSending({ formRef, onPendingChange, show });
  useFormReset(() => formRef.current, clear);
  const state = useMemo(
    () => ({ issues: fields, pending, clearIssue, renameIssues }),
    [fields, pending, clearIssue, renameIssues],
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    // A form in a dialog is a child of the form that opened it, for React.
    event.stopPropagation();
    if (sending.current) return;
    const form = event.currentTarget;
    const entries = new FormData(form);
    const parsed = schema && parseEntries(schema, entries);
    const all = merged([
      constraintIssues(form, messages),
      issuesOf(parsed?.issues ?? [], messages.issue),
      validate?.(entries) ?? {},
    ]);
    if (hasIssues(all)) return show(all);
    const value = parsed && 'value' in parsed ? parsed.value : undefined;
    clear();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void send(submitter, () => onSubmit({ entries, value: value as Value }));
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
