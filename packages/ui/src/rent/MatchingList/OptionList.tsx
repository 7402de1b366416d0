'use client';

import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId } from 'react';
import * as styles from './MatchingList.css';

export interface Option {
  id: string;
  content: ReactNode;
}

interface OptionListProps {
  label: string;
  options: readonly Option[];
  /** The id of the one that is chosen. */
  value: string | undefined;
  onChoose: (id: string) => void;
  onEnter: () => void;
  describedBy?: string;
  ref?: Ref<HTMLDivElement>;
}

const targetOf = (key: string, at: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};

/** In a list that has the focus the page moves too; else only what is within the list. */
function reveal(option: HTMLElement | null) {
  const list = option?.parentElement;
  if (!option || !list) return;
  if (list === document.activeElement) return option.scrollIntoView?.({ block: 'nearest' });
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** A listbox whose choice follows the arrow keys (APG listbox, one of many). */
export function OptionList({ label, options, value, onChoose, onEnter, describedBy, ref }: OptionListProps) {
  const id = useId();
  const optionId = (of: string) => `${id}-${of}`;
  const at = options.findIndex((option) => option.id === value);
  useEffect(() => {
    if (value !== undefined) reveal(document.getElementById(`${id}-${value}`));
  }, [id, value]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // Held down, it would confirm what nobody has seen.
      if (!event.repeat) onEnter();
      return;
    }
    const target = options[targetOf(event.key, at, options.length - 1) ?? -1];
    if (!target) return;
    event.preventDefault();
    onChoose(target.id);
  };

  return (
    <div
      ref={ref}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-activedescendant={at >= 0 && value !== undefined ? optionId(value) : undefined}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the listbox
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the listbox
        <div
          key={option.id}
          id={optionId(option.id)}
          role="option"
          aria-selected={option.id === value}
          className={styles.option}
          onClick={() => onChoose(option.id)}
        >
          {option.content}
        </div>
      ))}
    </div>
  );
}
