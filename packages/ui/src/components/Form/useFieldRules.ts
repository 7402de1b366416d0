import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormIssues } from '../../internal/form/issues';
import { nameOf, visibleControls } from './controls';

export interface FieldRuleContext {
  /** What the whole form holds. */
  entries: FormData;
  /** Ends when the value has changed, or the form is gone. */
  signal: AbortSignal;
}

/** What is wrong with a value, or undefined. One that rejects is passed over: sending the form decides. */
export type FieldRule = (
  value: string,
  context: FieldRuleContext,
) => Promise<string | undefined> | string | undefined;

/** By the name of the field; `parts[].serial` is that of all rows. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

interface Check {
  value: string;
  answer: Promise<string | undefined>;
  controller: AbortController;
}

const inEachRow = (name: string) => name.replace(/\[\d+\]/g, '[]');
const noNames: readonly string[] = [];

/** Checks fields on the server when they are left, and before the form is sent. An answer counts for the value that was asked about alone. */
export function useFieldRules(formRef: RefObject<HTMLFormElement | null>, rules: FieldRules | undefined) {
  const checks = useRef(new Map<string, Check>());
  const [checking, setChecking] = useState(noNames);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const all = checks.current;
    return () => {
      for (const { controller } of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  const forget = (name: string) => {
    checks.current.get(name)?.controller.abort();
    if (!checks.current.delete(name)) return;
    setChecking((names) => names.filter((other) => other !== name));
    setIssues(({ [name]: _, ...rest }) => rest);
  };
  const forgetAll = () => {
    for (const name of [...checks.current.keys()]) forget(name);
  };

  /** Asks about a value once; undefined where there is nothing to ask. */
  const check = (name: string, entries: FormData): Promise<string | undefined> | undefined => {
    const rule = rules?.[name] ?? rules?.[inEachRow(name)];
    const value = entries.get(name);
    if (!rule || typeof value !== 'string' || value.trim() === '') {
      forget(name);
      return undefined;
    }
    const known = checks.current.get(name);
    if (known?.value === value) return known.answer;
    forget(name);
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const text = await rule(value, { entries, signal });
        if (text && !signal.aborted) setIssues((all) => ({ ...all, [name]: text }));
        return text;
      } catch (error) {
        if (signal.aborted) return undefined;
        console.error(error);
        // Asked again the next time.
        checks.current.delete(name);
        return undefined;
      } finally {
        if (!signal.aborted) setChecking((names) => names.filter((other) => other !== name));
      }
    };
    setChecking((names) => [...names, name]);
    const answer = ask();
    checks.current.set(name, { value, answer, controller });
    return answer;
  };

  const leave = ({ target }: FocusEvent) => {
    const form = formRef.current;
    if (!rules || !form?.contains(target) || !(target as HTMLInputElement).validity?.valid) return;
    void check(nameOf(target), new FormData(form));
  };

  /** What the rules find wrong in the form, but for fields that are wrong already; undefined where none is to be asked. */
  const checkAll = (entries: FormData, wrong: FormIssues): Promise<FormIssues> | undefined => {
    if (!rules || !formRef.current) return undefined;
    const names = new Set(visibleControls(formRef.current).map(nameOf));
    const asked = [...names].flatMap((name) => {
      const answer = wrong.fields?.[name] === undefined ? check(name, entries) : undefined;
      return answer ? [{ name, answer }] : [];
    });
    if (asked.length === 0) return undefined;
    const all = async () => {
      const texts = await Promise.all(asked.map(({ answer }) => answer));
      const found = asked.flatMap(({ name }, at) => (texts[at] ? [[name, texts[at]]] : []));
      return { fields: Object.fromEntries(found) as Record<string, string> };
    };
    return all();
  };

  return { checking, issues, leave, forget, forgetAll, checkAll };
}
