'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type FormEvent, type ReactNode, useImperativeHandle, useRef } from 'react';
import { FormContext } from '../../internal/fields/FormContext';
import { type FormIssues, hasIssues } from '../../internal/form/issues';
import type { FormSchema } from '../../internal/form/schema';
import { useMessages } from '../../internal/messages/messages';
import { ErrorSummary } from '../ErrorSummary';
import { type Checked, checkForm } from './checkForm';
import { nameOf } from './controls';
import * as styles from './Form.css';
import { formMessages } from './Form.messages';
import type { FieldRules } from './useFieldRules';
import { useFormIssues } from './useFormIssues';
import { useFormState } from './useFormState';
import { useSecondClick } from './useSecondClick';
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
  validate?: (entries: FormData) => FormIssues | Promise<FormIssues>;
  /**
   * Checks of single fields on the server: whether a number is free. Each is asked when its field is left, which shows that it is being checked, and
   * before the form is sent.
   */
  rules?: FieldRules;
  /** Sends what the fields hold. The issues that it returns are shown at the fields; none, or nothing, means done. */
  onSubmit: (event: FormSubmitEvent<NoInfer<Value>>) => Promise<SubmitResult> | SubmitResult;
  /** It was sent, and may have been saved: the browser asks before the page is left. @default false */
  unconfirmed?: boolean;
  /** Above the fields: what is known of the record, or of an attempt to save it. */
  notices?: ReactNode;
  /** Called when sending starts and ends. */
  onPendingChange?: (event: { pending: boolean }) => void;
  /** The buttons below the fields: they are not locked while the form is pending. */
  actions?: ReactNode;
}

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
  rules,
  onSubmit,
  unconfirmed = false,
  notices,
  onPendingChange,
  actions,
  children,
  className,
  onChange,
  onBlur,
  onClickCapture,
  ref,
  ...rest
}: FormProps<Value>) {
  const messages = useMessages(formMessages);
  const formRef = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => formRef.current as HTMLFormElement);
  useUnsaved(formRef, unconfirmed);
  const { fields, located, summaryRef, show, clear, clearIssue, renameIssues } = useFormIssues(formRef);
  const { pending, sending, send } = useSending({ formRef, onPendingChange, show });
  const { noteSent, hearClick } = useSecondClick();
  const { state, ruled } = useFormState({
    ...{ formRef, rules, fields, pending, clear, clearIssue, renameIssues },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    // A form in a dialog is a child of the form that opened it, for React.
    event.stopPropagation();
    if (sending.current) return;
    const form = event.currentTarget;
    const entries = new FormData(form);
    const checked = checkForm(form, entries, { schema, validate, messages, askRules: ruled.checkAll });
    const isLater = checked instanceof Promise;
    if (!isLater && hasIssues(checked.issues)) return show(checked.issues);
    clear();
    noteSent();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sendValue = ({ value }: Checked<Value>) => onSubmit({ entries, value: value as Value });
    void send(submitter, async () => {
      if (!isLater) return sendValue(checked);
      const later = await checked;
      return hasIssues(later.issues) ? later.issues : sendValue(later);
    });
  };

  return (
    <form
      {...rest}
      ref={formRef}
      noValidate
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
      data-unconfirmed={unconfirmed || undefined}
      className={clsx(styles.form, className)}
      onSubmit={submit}
      onClickCapture={(event) => {
        onClickCapture?.(event);
        hearClick(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        ruled.leave(event);
      }}
      onChange={(event) => {
        if (!isOwn(event)) return;
        onChange?.(event);
        state.clearIssue(nameOf(event.target));
      }}
    >
      <FormContext value={state}>
        {notices}
        {located.length > 0 && (
          <ErrorSummary
            ref={summaryRef}
            heading={messages.problems(located.length)}
            items={located.map(({ control, ...item }) => ({ ...item, fieldId: control?.id }))}
          />
        )}
        {/* It locks the fields together; as a group without a name it would only be noise. */}
        <fieldset role="none" data-part="fields" className={styles.fields} disabled={pending}>
          {children}
        </fieldset>
        {actions && (
          <div data-part="actions" className={styles.actions}>
            {actions}
          </div>
        )}
      </FormContext>
    </form>
  );
}
