import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Issues } from '../../internal/fields/FormContext';
import { type FormIssues, renamed, without } from '../../internal/form/issues';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { type LocatedIssue, locateIssues } from './controls';
import { formMessages } from './Form.messages';

const noIssues: Issues = {};

/** What a notice within the form says already, such as a DuplicateNotice, is not said twice. */
const noticeOf = (form: HTMLFormElement, { form: text }: FormIssues) =>
  text === undefined
    ? undefined
    : [...form.querySelectorAll<HTMLElement>('[data-rs-says]')].find(
        (notice) => notice.dataset.rsSays === text,
      );
const unsaid = (form: HTMLFormElement, issues: FormIssues) =>
  locateIssues(form, noticeOf(form, issues) ? { ...issues, form: undefined } : issues);

/** What is wrong with a form, with the control of each issue. */
export function useFormIssues(formRef: RefObject<HTMLFormElement | null>) {
  const messages = useMessages(formMessages);
  const summaryRef = useRef<HTMLElement>(null);
  const [issues, setIssues] = useState<FormIssues>({});
  const [located, setLocated] = useState<LocatedIssue[]>([]);

  useLayoutEffect(() => {
    if (formRef.current) setLocated(unsaid(formRef.current, issues));
  }, [formRef, issues]);

  const clear = useCallback(() => setIssues({}), []);
  const clearIssue = useCallback(
    (name: string) => setIssues((all) => ({ ...all, fields: without(all.fields ?? noIssues, name) })),
    [],
  );
  const renameIssues = useCallback(
    (names: ReadonlyMap<string, string | null>) =>
      setIssues((all) => ({ ...all, fields: renamed(all.fields ?? noIssues, names) })),
    [],
  );

  /** The focus goes to the first field with an issue, else to the summary, else to the notice that says it. */
  const show = (found: FormIssues) => {
    const form = formRef.current;
    if (!form) return;
    flushSync(() => setIssues(found));
    const all = unsaid(form, found);
    const first = all.find(({ control }) => control)?.control;
    const notice = noticeOf(form, found);
    if (notice && found.form) announce(found.form, { politeness: 'assertive' });
    if (!first) return (summaryRef.current ?? notice)?.focus();
    first.focus();
    // As far as both fit: the whole of what is wrong, and the field with the focus.
    summaryRef.current?.scrollIntoView?.({ block: 'start' });
    first.scrollIntoView?.({ block: 'nearest' });
    announce(messages.problems(all.length), { politeness: 'assertive' });
  };

  return { fields: issues.fields ?? noIssues, located, summaryRef, show, clear, clearIssue, renameIssues };
}
