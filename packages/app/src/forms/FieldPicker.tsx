import { Button } from '@rentsafe/ui/Button';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as styles from './FieldPicker.css';

/** Fields that a text may have, under what they are about. */
export interface FieldGroup {
  label: string;
  fields: readonly { name: string; label: string }[];
}

type TextControl = HTMLTextAreaElement | HTMLInputElement;

/** Puts a field at the cursor, as typing would: the form learns of it, and it can be undone by the form. */
function insert(control: TextControl, name: string): void {
  const { selectionStart, selectionEnd, value } = control;
  const text = `{{${name}}}`;
  if (control.maxLength >= 0 && value.length + text.length > control.maxLength) return;
  control.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.focus();
}

/** Up and down move within the list, which is one stop of the Tab key. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
}

interface FieldPickerProps {
  groups: readonly FieldGroup[];
  /** Whether a control takes fields, by its name; the first that does is written into at first. */
  takes: (name: string) => boolean;
  /** The texts. */
  children: ReactNode;
}

/** Texts with the fields that they may have beside them: choosing one puts it at the cursor of the text that was last written in. */
export function FieldPicker({ groups, takes, children }: FieldPickerProps) {
  const texts = useRef<HTMLDivElement>(null);
  const last = useRef<TextControl>(null);
  const [current, setCurrent] = useState('');
  const headingId = useId();
  const first = groups[0]?.fields[0]?.name;
  const known = groups.some(({ fields }) => fields.some(({ name }) => name === current)) ? current : first;

  function choose(name: string) {
    const controls = texts.current?.querySelectorAll<TextControl>('textarea, input') ?? [];
    const target = last.current?.isConnected
      ? last.current
      : [...controls].find((control) => takes(control.name));
    if (target) insert(target, name);
  }

  return (
    <div className={styles.sides}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes which text has the focus */}
      <div
        ref={texts}
        className={styles.texts}
        onFocus={({ target }) => {
          if ('name' in target && takes(String(target.name))) last.current = target as unknown as TextControl;
        }}
      >
        {children}
      </div>
      <section className={styles.panel} aria-labelledby={headingId} onKeyDown={move}>
        <Text id={headingId} weight="semibold">
          Insert a field
        </Text>
        <Text size="sm" tone="muted">
          It goes in at the cursor and is filled in when the text is used.
        </Text>
        <div className={styles.list}>
          {groups.map(({ label, fields }) => (
            <Stack key={label} gap={1}>
              <Text size="sm" tone="muted" weight="medium">
                {label}
              </Text>
              <ul className={styles.fields} aria-label={label}>
                {fields.map((field) => (
                  <li key={field.name}>
                    <Button
                      size="sm"
                      variant="ghost"
                      className={styles.field}
                      title={`{{${field.name}}}`}
                      tabIndex={field.name === known ? 0 : -1}
                      onFocus={() => setCurrent(field.name)}
                      onClick={() => choose(field.name)}
                    >
                      {field.label}
                    </Button>
                  </li>
                ))}
              </ul>
            </Stack>
          ))}
        </div>
      </section>
    </div>
  );
}
