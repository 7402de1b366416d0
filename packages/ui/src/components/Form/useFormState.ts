import { type RefObject, useMemo } from 'react';
import type { FormState, Issues } from '../../internal/fields/FormContext';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useLatest } from '../../internal/hooks/useLatest';
import { type FieldRules, useFieldRules } from './useFieldRules';

interface FormStateSettings extends Pick<FormState, 'pending' | 'clearIssue' | 'renameIssues'> {
  formRef: RefObject<HTMLFormElement | null>;
  rules: FieldRules | undefined;
  /** What was found wrong when it was last sent. */
  fields: Issues;
  /** Forgets all that is wrong. */
  clear: () => void;
}

/** What the fields of a form know of it, with the checks of single fields. */
export function useFormState(settings: FormStateSettings) {
  const { formRef, rules, fields, pending, clear, clearIssue, renameIssues } = settings;
  const ruled = useFieldRules(formRef, rules);
  const latest = useLatest(ruled);
  useFormReset(
    () => formRef.current,
    () => {
      clear();
      ruled.forgetAll();
    },
  );
  const issues = useMemo(() => ({ ...ruled.issues, ...fields }), [ruled.issues, fields]);
  const state = useMemo<FormState>(
    () => ({
      issues,
      checking: ruled.checking,
      pending,
      clearIssue: (name) => {
        clearIssue(name);
        latest.current.forget(name);
      },
      renameIssues: (names) => {
        renameIssues(names);
        latest.current.forgetAll();
      },
    }),
    [issues, ruled.checking, pending, clearIssue, renameIssues, latest],
  );
  return { state, ruled };
}
