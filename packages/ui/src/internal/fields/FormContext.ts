'use client';

import { createContext, use } from 'react';

/** What is wrong, as text by field name. A name that no field has concerns the whole form. */
export type Issues = Readonly<Record<string, string>>;

export interface FormState {
  /** What is wrong, by name of the field. */
  issues: Issues;
  /** Names of the fields that are being checked on the server. */
  checking: readonly string[];
  /** True from submission until its answer. */
  pending: boolean;
  /** Forgets what is wrong with a field: it has changed. */
  clearIssue: (name: string) => void;
  /** Moves issues along when fields are renamed: old name to new name, or to null when the field is gone for good. */
  renameIssues: (names: ReadonlyMap<string, string | null>) => void;
}

const noForm: FormState = {
  issues: {},
  checking: [],
  pending: false,
  clearIssue: () => {},
  renameIssues: () => {},
};

export const FormContext = createContext<FormState>(noForm);

/** The form around. Outside of one there are no issues. */
export const useForm = (): FormState => use(FormContext);

/** What the form around knows to be wrong with the field of that name. */
export function useIssue(name: string | undefined): string | undefined {
  const { issues } = useForm();
  return name === undefined ? undefined : issues[name];
}
