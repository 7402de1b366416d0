import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { activeElement } from '../../internal/dom';
import { isUnavailable } from '../../internal/fields/option';
import { isComposing } from '../../internal/keys/isComposing';
import { stepOf, useListbox } from '../../internal/listbox/useListbox';
import { useMessages } from '../../internal/messages/messages';
import { takeEscape, useEscapeLayer } from '../../internal/overlay/escape';
import { comboboxMessages } from './Combobox.messages';
import {
  type ComboboxAction,
  type ComboboxOption,
  type ComboboxSearch,
  type ComboboxValue,
  onlyOptionOf,
} from './options';

interface ComboboxListSettings {
  search: ComboboxSearch;
  /** Before a search that a key has started, in milliseconds. @default that of searches */
  delay?: number | undefined;
  /** The text box and its list. */
  frameRef: RefObject<HTMLElement | null>;
  chosen: ComboboxOption | null;
  actions: readonly ComboboxAction[];
  /** What stands in the text box. */
  text: string;
  isLocked: boolean;
  onChange: (value: ComboboxValue) => void;
}

const none: readonly never[] = [];
const editing = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** The list below a text box: when it opens and closes, what is searched, and which option is picked. */
export function useComboboxList(settings: ComboboxListSettings) {
  const { search, delay, frameRef, chosen, actions, text, isLocked, onChange } = settings;
  const messages = useMessages(comboboxMessages);
  const [open, setOpen] = useState(false);
  const list = useListbox<ComboboxOption>({
    ...{ search, open, further: actions.length, countText: messages.count },
    countOf: (found) => found.length,
  });
  const { options, status } = list.state;
  const hasFocus = () => frameRef.current?.contains(activeElement()) ?? false;

  const close = () => {
    setOpen(false);
    list.rewind();
  };
  const pick = (option: ComboboxOption) => {
    if (isUnavailable(option)) return;
    if (option.value !== chosen?.value) onChange(option);
    close();
  };
  const act = ({ onAct }: ComboboxAction) => {
    list.stop();
    close();
    onAct({ query: chosen ? '' : text.trim() });
  };
  const show = (query: string, after?: number) => {
    setOpen(true);
    list.rewind();
    list.start(query, after);
  };
  const type = (typed: string) => {
    onChange(typed);
    if (hasFocus()) show(typed.trim(), delay);
  };
  const openList = () => {
    // What is chosen is no query: the whole list is offered again.
    if (!open && !isLocked) show(chosen ? '' : text.trim(), 0);
  };
  const searchAgain = () => list.start(text.trim(), 0);
  const giveUp = () => {
    list.stop();
    close();
  };

  const settle = () => {
    const only = chosen ? undefined : onlyOptionOf(text, options);
    if (only) pick(only);
  };
  const leave = (event: FocusEvent) => {
    if (frameRef.current?.contains(event.relatedTarget)) return;
    settle();
    close();
  };
  // The answer comes after one has left.
  const onFound = useEffectEvent(() => {
    if (!hasFocus()) settle();
  });
  useEffect(() => {
    if (list.state.status === 'found') onFound();
  }, [list.state]);

  useEscapeLayer(open, (event) => {
    if (!hasFocus()) return false;
    giveUp();
    return takeEscape(event);
  });

  const enter = () => {
    const option = options[list.active] ?? (options.length === 1 ? options[0] : undefined);
    const action = actions[list.active - options.length];
    if (option && !action) pick(option);
    else if (action) act(action);
    else if (status === 'failed') searchAgain();
  };
  const isOver = status === 'found' || status === 'failed';
  return {
    ...list,
    actions: isOver ? actions : none,
    open,
    openList,
    close,
    pick,
    act,
    type,
    leave,
    giveUp,
    enter,
    searchAgain,
  };
}

export type ComboboxList = ReturnType<typeof useComboboxList>;

/** The keys of the list, those of the APG's combobox. */
export function pressKey(list: ComboboxList, event: KeyboardEvent): void {
  if (event.defaultPrevented || isComposing(event)) return;
  const step = stepOf(event);
  if (step) {
    event.preventDefault();
    if (event.altKey) (step < 0 ? list.close : list.openList)();
    else if (list.open) list.move(step);
    else list.openList();
  } else if (event.key === 'Enter' && list.open) {
    // The form is not sent while the list is open.
    event.preventDefault();
    list.enter();
  }
  // The caret moves in the text: from here on no option is meant.
  else if (editing.has(event.key)) list.rewind();
}
