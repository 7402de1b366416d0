'use client';

import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { announce } from '../../components/Announcer';
import { CircleAlert, TriangleAlert } from '../icons';
import { useIssue } from './FormContext';
import * as styles from './field.css';
import type { FieldRootProps, FieldTexts } from './fieldProps';

interface FieldNotesProps extends Pick<FieldTexts, 'hint' | 'warning' | 'error'> {
  /** The id of the control: those of the notes follow from it. */
  id: string;
}

/** The hint, the warning and the error below a control. */
export function FieldNotes({ id, hint, warning, error }: FieldNotesProps) {
  const previous = useRef(warning);
  useEffect(() => {
    if (typeof warning === 'string' && warning && warning !== previous.current) announce(warning);
    previous.current = warning;
  }, [warning]);
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className={styles.warning}>
          <TriangleAlert className={styles.icon} />
          <span>{warning}</span>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
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
  const error = errorProp || issue;
  const describedBy = clsx(
    error && `${id}-error`,
    warning && `${id}-warning`,
    hint && `${id}-hint`,
    own['aria-describedby'],
  );
  return {
    notes: { id, hint, warning, error },
    attributes: {
      'aria-invalid': error ? (true as const) : own['aria-invalid'],
      'aria-describedby': describedBy || undefined,
    },
  };
}
