'use client';

import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { announce } from '../../components/Announcer';
import { formMessages } from '../../components/Form/Form.messages';
import { CircleAlert, TriangleAlert } from '../icons';
import { useMessages } from '../messages/messages';
import { SpinnerArc } from '../spinner/SpinnerArc';
import { useForm, useIssue } from './FormContext';
import * as styles from './field.css';
import type { FieldRootProps, FieldTexts } from './fieldProps';

interface FieldNotesProps extends Pick<FieldTexts, 'hint' | 'warning' | 'error'> {
  /** It is being checked on the server. */
  checking?: boolean | undefined;
  /** The id of the control: those of the notes follow from it. */
  id: string;
}

/** The hint, the warning and the error below a control. */
export function FieldNotes({ id, hint, warning, error, checking }: FieldNotesProps) {
  const messages = useMessages(formMessages);
  const previous = useRef(warning);
  useEffect(() => {
    if (typeof warning === 'string' && warning && warning !== previous.current) announce(warning);
    previous.current = warning;
  }, [warning]);
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} data-part="hint" className={styles.hint}>
          {hint}
        </p>
      )}
      {checking && (
        <p id={`${id}-checking`} className={styles.checking}>
          <SpinnerArc />
          {messages.checking}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} data-part="warning" className={styles.warning}>
          <TriangleAlert className={styles.icon} />
          <span>{warning}</span>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} data-part="error" className={styles.error}>
          <CircleAlert className={styles.icon} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

/** What a control says of its notes: the error first. What the caller says of it is kept. */
export function useNotes(
  id: string,
  { hint, warning, error: errorProp, name, ...own }: Omit<FieldRootProps, 'label'>,
) {
  const issue = useIssue(name);
  const checking = useForm().checking.includes(name ?? '');
  const error = errorProp || issue;
  const describedBy = clsx(
    error && `${id}-error`,
    checking && `${id}-checking`,
    warning && `${id}-warning`,
    hint && `${id}-hint`,
    own['aria-describedby'],
  );
  return {
    notes: { id, hint, warning, error, checking },
    attributes: {
      'aria-invalid': error ? (true as const) : own['aria-invalid'],
      'aria-describedby': describedBy || undefined,
    },
  };
}
