import { clsx } from 'clsx/lite';
import type { ComponentProps, RefObject } from 'react';
import { control as controlClass } from '../../internal/fields/control.css';
import { useMessages } from '../../internal/messages/messages';
import { Tag } from '../Tag';
import * as styles from './MultiSelect.css';
import { multiSelectMessages } from './MultiSelect.messages';

interface MultiSelectBoxProps<Value extends string> extends ComponentProps<'input'> {
  id: string;
  inputRef: RefObject<HTMLInputElement | null>;
  chosen: readonly Value[];
  labelOf: (value: Value) => string;
  /** Left out where nothing can be changed. */
  onRemove: ((value: Value) => void) | undefined;
  /** What is typed can become a value. */
  takesText: boolean;
  /** The box was pressed. */
  onPress: () => void;
}

/** What is chosen, each with its way out, before the text box in which one searches. */
export function MultiSelectBox<Value extends string>({
  inputRef,
  chosen,
  labelOf,
  onRemove,
  takesText,
  onPress,
  ...input
}: MultiSelectBoxProps<Value>) {
  const messages = useMessages(multiSelectMessages);
  const placeholder = takesText ? messages.addPlaceholder : messages.placeholder;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the whole box leads to its text box, which has the keys
    <div
      data-part="box"
      className={clsx(controlClass, styles.box)}
      data-disabled={input.disabled || undefined}
      data-invalid={input['aria-invalid'] || undefined}
      onClick={() => {
        inputRef.current?.focus();
        onPress();
      }}
    >
      {chosen.map((of) => (
        <Tag key={of} {...(onRemove && { onRemove: () => onRemove(of) })}>
          {labelOf(of)}
        </Tag>
      ))}
      <input
        autoComplete="off"
        placeholder={chosen.length === 0 ? placeholder : undefined}
        {...input}
        aria-describedby={
          clsx(input['aria-describedby'], chosen.length > 0 && `${input.id}-chosen`) || undefined
        }
        type="text"
        role="combobox"
        aria-expanded={input['aria-expanded']}
        aria-autocomplete="list"
        data-part="control"
        className={styles.input}
      />
    </div>
  );
}
