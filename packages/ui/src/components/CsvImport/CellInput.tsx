import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../internal/keys/isComposing';
import { TextField } from '../TextField';
import * as styles from './CsvImport.css';

interface CellInputProps {
  /** The column and the row. */
  label: string;
  /** As it stands. */
  text: string;
  errors: readonly string[];
  onCorrect: (text: string) => void;
}

/** The next wrong value of the table, or the first where none follows. */
function wrongAfter(input: HTMLInputElement) {
  const wrong = [
    ...(input.closest('table')?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]') ?? []),
  ].filter((other) => other !== input);
  const follows = (other: HTMLInputElement) =>
    (input.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return wrong.find(follows) ?? wrong[0];
}

/** A value of a row to correct: it is taken when one leaves it, and Enter goes on to the next wrong one. */
export function CellInput({ label, text, errors, onCorrect }: CellInputProps) {
  const [draft, setDraft] = useState<string>();
  const take = () => {
    setDraft(undefined);
    if (draft !== undefined && draft.trim() !== text) onCorrect(draft.trim());
  };
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    const input = event.currentTarget;
    const isChanged = draft !== undefined && draft.trim() !== text;
    // What is wrong is known once it is rendered.
    flushSync(take);
    if (isChanged && input.getAttribute('aria-invalid') === 'true') return input.select();
    const next = wrongAfter(input);
    next?.focus();
    next?.select();
  };
  return (
    <TextField
      label={label}
      labelHidden
      error={errors.join(' ')}
      value={draft ?? text}
      onValueChange={({ value }) => setDraft(value)}
      onBlur={take}
      onKeyDown={goOn}
      autoComplete="off"
      className={styles.cell}
    />
  );
}
