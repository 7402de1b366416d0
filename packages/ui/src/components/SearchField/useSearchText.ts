import { type FormEvent, type RefObject, useState } from 'react';

interface SearchTextSettings {
  /** What is searched for now, where the caller holds it. */
  query: string | undefined;
  value: string | undefined;
  defaultValue: string;
  canChange: boolean;
  input: RefObject<HTMLInputElement | null>;
  onValueChange: ((change: { value: string }) => void) | undefined;
  onSearch: ((search: { query: string }) => void) | undefined;
  onClear: (() => void) | undefined;
}

/** A term as an address gives it back: trimmed, without lone surrogates. */
const asHeld = (text: string) => new URLSearchParams([['q', text.trim()]]).get('q') ?? '';

/** What is typed, what is searched for, and what Enter and the button that clears do with both. */
export function useSearchText(settings: SearchTextSettings) {
  const { query, canChange, onValueChange, onSearch, onClear, input } = settings;
  const { text, setText, inForce, send } = useTerm(query, settings.value, settings.defaultValue);
  const [isBlank, setIsBlank] = useState(false);

  const change = (next: string) => {
    setText(next);
    setIsBlank(false);
    onValueChange?.({ value: next });
  };
  const search = (term: string) => {
    send(term);
    onSearch?.({ query: term });
  };
  const clear = () => {
    change('');
    onClear?.();
    if (inForce !== '') search('');
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Through a portal it would send a form around it too.
    event.stopPropagation();
    const term = text.trim();
    // A box that is empty above a list that is not: the search goes, as with the button.
    if (term === '' && inForce !== '' && canChange) return clear();
    setIsBlank(term === '');
    if (term === '') input.current?.focus();
    else search(term);
  };
  return { text, isBlank, canClear: text !== '' && canChange, change, submit, clear };
}

/**
 * The text in the box and the term in force. What is typed stands until the caller's query becomes one that was not searched for from
 * here: an address names it a moment later, when the next one may have been begun.
 */
function useTerm(query: string | undefined, value: string | undefined, defaultValue: string) {
  const [text, setText] = useState(query ?? value ?? defaultValue);
  const [own, setOwn] = useState(() => asHeld(text));
  const [known, setKnown] = useState(query);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (value !== undefined && value !== text) {
    // The caller has put it there: what it shows is what it searches for.
    setText(value);
    setOwn(asHeld(value));
  }
  if (query !== undefined && query !== known) {
    setKnown(query);
    const at = sent.indexOf(query);
    if (at < 0 && value === undefined) setText(query);
    setSent(at < 0 ? [] : sent.slice(at + 1));
  }
  const send = (term: string) => {
    const next = asHeld(term);
    setOwn(next);
    setSent(next === query ? [] : [...sent, next]);
  };
  return { text: value ?? text, setText, inForce: query ?? own, send };
}
