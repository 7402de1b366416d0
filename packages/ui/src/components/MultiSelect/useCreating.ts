import { type ClipboardEvent, useState } from 'react';
import type { FieldOption } from '../../internal/fields/option';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { type Creation, type CreationRules, outcomeOf, outcomesOf, piecesOf, textsOf } from './creating';
import { multiSelectMessages } from './MultiSelect.messages';

interface CreatingSettings<Value extends string> {
  /** Undefined where nothing can be added to the options. */
  rules: CreationRules | undefined;
  options: readonly FieldOption<Value>[];
  /** The labels of what is chosen. */
  chosen: readonly string[];
  /** Chooses them all at once. */
  onAdd: (options: readonly FieldOption<Value>[]) => void;
}

/** Adds what is typed or pasted to what is chosen, or says why it cannot be. */
export function useCreating<Value extends string>(settings: CreatingSettings<Value>) {
  const { rules, options, chosen, onAdd } = settings;
  const { dates: locale } = useLocale();
  const messages = useMessages(multiSelectMessages);
  const [problem, setProblem] = useState<string>();
  const creationFrom = (matches: readonly FieldOption<Value>[]): Creation<Value> | undefined =>
    rules && { rules, options: [...options, ...matches], chosen, messages, locale };

  /** Returns what is left to be mended, as the text box then has it. */
  const add = (text: string, matches: readonly FieldOption<Value>[]): string => {
    const creation = creationFrom(matches);
    if (!creation) return text;
    const outcome = outcomesOf(textsOf(text), creation);
    if (outcome.added.length > 0) onAdd(outcome.added);
    if (outcome.problem) announce(outcome.problem);
    setProblem(outcome.problem);
    return outcome.left.join(', ');
  };
  /** What a text alone would become. */
  const outcome = (text: string, matches: readonly FieldOption<Value>[]) => {
    const creation = creationFrom(matches);
    const [only, another] = textsOf(text);
    return creation && only !== undefined && another === undefined ? outcomeOf(only, creation) : undefined;
  };
  /** The option that a text would become, where it is none yet. */
  const offer = (text: string, matches: readonly FieldOption<Value>[]): FieldOption<Value> | undefined => {
    const made = outcome(text, matches);
    if (!made || 'problem' in made || !made.isNew) return undefined;
    return { ...made.option, label: messages.add(made.option.label) };
  };
  /** Why it cannot become one, else how it is done. */
  const help = (text: string, matches: readonly FieldOption<Value>[]): string => {
    const made = outcome(text, matches);
    return made && 'problem' in made ? made.problem : messages.howToAdd;
  };
  /** What the text box would hold after a paste of several; undefined where the browser can do it. */
  const pasted = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>) => {
    const text = clipboardData.getData('text');
    if (!rules || piecesOf(text).length === 1) return undefined;
    const { value, selectionStart, selectionEnd } = currentTarget;
    return value.slice(0, selectionStart ?? undefined) + text + value.slice(selectionEnd ?? value.length);
  };
  return {
    isAllowed: rules !== undefined,
    problem,
    add,
    offer,
    help,
    pasted,
    /** Whether typing has ended a value by a comma. */
    isEnded: (before: string, typed: string) =>
      rules !== undefined && piecesOf(typed).length > piecesOf(before).length,
    forget: () => setProblem(undefined),
  };
}
