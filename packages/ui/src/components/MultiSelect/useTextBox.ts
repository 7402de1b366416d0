import type { ChangeEvent, ComponentProps, FocusEvent, RefObject } from 'react';
import type { FieldOption } from '../../internal/fields/option';
import { isComposing } from '../../internal/keys/isComposing';
import type { useCreating } from './useCreating';
import type { useOptionSearch } from './useOptionSearch';

interface TextBoxSettings<Value extends string> {
  chosen: readonly Value[];
  creating: ReturnType<typeof useCreating<Value>>;
  finding: ReturnType<typeof useOptionSearch<Value>>;
  /** Nothing can be changed. */
  isLocked: boolean | undefined;
  remove: (value: Value) => void;
  toggle: (option: FieldOption<Value>) => void;
}

type InputProps = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onPaste'>;

/** What keys, typing, pasting and leaving do in the text box. */
export function useTextBox<Value extends string>(settings: TextBoxSettings<Value>) {
  const { chosen, creating, finding, isLocked, remove, toggle } = settings;
  const { query, matches, offered, list } = finding;
  const isText = creating.isAllowed && query.trim() !== '';
  const add = (text: string) => finding.keep(creating.add(text, matches));

  const pick = (option: FieldOption<Value>) => {
    if (option === offered) return add(query);
    toggle(option);
    // Left there it would become a value of its own.
    if (creating.isAllowed) finding.keep('');
  };
  /** With those of the caller before them. */
  const handlers = (callers: InputProps) => ({
    onKeyDown: (event: Parameters<NonNullable<InputProps['onKeyDown']>>[0]) => {
      callers.onKeyDown?.(event);
      if (isComposing(event)) return;
      const last = chosen.at(-1);
      // Held down, it ends with the text.
      const removes = event.key === 'Backspace' && query === '' && !event.repeat && !isLocked;
      if (removes && last !== undefined) remove(last);
      else if (event.key === 'Enter' && isText && list.active < 0) {
        event.preventDefault();
        add(query);
      } else list.onKeyDown(event);
    },
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { isComposing: isUnfinished = false } = nativeEvent as InputEvent;
      // The space after a comma.
      const typed = creating.isAllowed ? target.value.trimStart() : target.value;
      creating.forget();
      finding.search(typed);
      if (!isUnfinished && creating.isEnded(query, typed)) add(typed);
    },
    onPaste: (event: Parameters<NonNullable<InputProps['onPaste']>>[0]) => {
      callers.onPaste?.(event);
      const text = event.defaultPrevented || isLocked ? undefined : creating.pasted(event);
      if (text === undefined) return;
      event.preventDefault();
      add(text);
    },
  });
  const leave =
    (frame: RefObject<HTMLElement | null>) =>
    ({ relatedTarget }: FocusEvent) => {
      if (frame.current?.contains(relatedTarget)) return;
      list.close();
      if (isText) add(query);
      else finding.clear();
    };
  return { pick, handlers, leave };
}
