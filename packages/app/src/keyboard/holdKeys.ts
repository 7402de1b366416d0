import { flushSync } from 'react-dom';

/** What was typed or pasted, or a key that does something. */
type Held = { text: string } | { key: string };

const actingKeys = new Set(['Backspace', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown']);

function edit(field: HTMLInputElement, value: string) {
  // React notices a change that does not go through `value`.
  field.setRangeText(value, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function replay(field: HTMLInputElement, held: readonly Held[]) {
  for (const one of held) {
    if (!field.isConnected) return;
    // What Enter does depends on the text before it.
    flushSync(() => {
      if ('text' in one) edit(field, field.value + one.text);
      else if (one.key === 'Backspace') edit(field, field.value.slice(0, -1));
      else field.dispatchEvent(new KeyboardEvent('keydown', { ...one, bubbles: true, cancelable: true }));
    });
  }
}

/**
 * Holds what is typed from now on for a dialog that is still on its way, and gives it to the field of the dialog that takes the
 * focus. A press, or Tab, goes on elsewhere instead: then it holds no more.
 *
 * @returns what ends it, for a dialog that does not come.
 */
export function holdKeys(): () => void {
  const held: Held[] = [];
  const end = new AbortController();
  const stop = () => end.abort();
  const options = { capture: true, signal: end.signal };

  const hold = (event: Event, one: Held) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(one);
  };

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Tab') return stop();
    const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
    if (isCommand || event.isComposing) return;
    if (key.length === 1) hold(event, { text: key });
    else if (actingKeys.has(key)) hold(event, { key });
  }

  function onPaste(event: ClipboardEvent) {
    // A field of one line.
    const text = event.clipboardData?.getData('text').replace(/[\r\n]+/g, ' ');
    if (text) hold(event, { text });
  }

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) || !target.closest('[role="dialog"]')) return;
    // React is in the middle of showing it. No key comes before a microtask.
    queueMicrotask(() => {
      stop();
      replay(target, held);
    });
  }

  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('paste', onPaste, options);
  window.addEventListener('focusin', onFocusIn, options);
  window.addEventListener('pointerdown', stop, options);
  return stop;
}
