'use client';

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from '../../internal/fields/FormContext';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { Upload } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { formatLimit } from '../../internal/text/fileSize';
import { announce } from '../Announcer';
import { Field } from '../Field';
import { ChosenFile, type FileStatus } from './ChosenFile';
import * as styles from './FileField.css';
import { fileFieldMessages } from './FileField.messages';
import { type FileLimits, isSame, problemOf } from './files';

export interface FileFieldProps
  extends FieldTexts,
    FileLimits,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'accept' | keyof FieldTexts> {
  /** The chosen files. With it the field is controlled. */
  value?: readonly File[] | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: { value: readonly File[] }) => void) | undefined;
  /** How far the upload of a file is, and what went wrong with it. */
  statusOf?: ((file: File) => FileStatus) | undefined;
}

const none: readonly File[] = [];

/**
 * Files to choose or drop. Renders the browser's own file input under a zone to drop on, and the chosen files below it; a
 * plain form sends them. `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function FileField({
  accept,
  maxBytes,
  value,
  onValueChange,
  statusOf,
  ref: callersRef,
  ...props
}: FileFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const messages = useMessages(fileFieldMessages);
  const { clearIssue } = useForm();
  const [files, setFiles] = useControllableState(value, none, (next) => onValueChange?.({ value: next }));
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const ref = useMergedRef(inputRef, callersRef);

  const refusal = (file: File) => {
    switch (problemOf(file, { accept, maxBytes })) {
      case null:
        return [];
      case 'type':
        return [messages.type(file.name, accept ?? '')];
      case 'empty':
        return [messages.empty(file.name)];
      case 'size':
        return [messages.size(file.name, formatLimit(maxBytes ?? 0))];
    }
  };

  const change = (next: readonly File[]) => {
    setFiles(next);
    if (rest.name) clearIssue(rest.name);
  };

  const add = (candidates: readonly File[]) => {
    // Cancelled: the browser then empties its input.
    if (candidates.length === 0) return;
    setRefusals(candidates.flatMap(refusal));
    const taken = candidates.filter((file) => problemOf(file, { accept, maxBytes }) === null);
    const before = rest.multiple ? files : none;
    const added = taken.filter((file) => !before.some((other) => isSame(file, other)));
    if (taken.length === 0) return;
    change([...before, ...added]);
    announce(messages.chosen(taken.map(({ name }) => name).join(', ')));
  };

  const remove = (removed: File) => {
    const index = files.indexOf(removed);
    change(files.filter((file) => file !== removed));
    announce(messages.removed(removed.name));
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? inputRef.current)?.focus();
  };

  // What the input sends is what is shown.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.setCustomValidity(field.required && files.length === 0 ? messages.required : '');
    const isShown =
      input.files?.length === files.length && files.every((file, at) => input.files?.[at] === file);
    // Some test environments have none.
    if (isShown || typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
  });

  useFormReset(
    () => inputRef.current?.form,
    () => {
      if (value === undefined) setFiles(none);
      setRefusals([]);
    },
  );

  const problems = [...(field.error ? [field.error] : []), ...refusals];
  return (
    <Field
      {...field}
      error={
        problems.length > 0 &&
        problems.map((problem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts without an identity
          <span key={at} className={styles.problem}>
            {problem}
          </span>
        ))
      }
    >
      {({ required: _, ...control }) => (
        <div className={styles.frame}>
          <div
            className={styles.zone}
            data-over={isOver || undefined}
            data-invalid={control['aria-invalid']}
            data-disabled={rest.disabled || undefined}
          >
            <Upload className={styles.icon} aria-hidden="true" />
            <span aria-hidden="true">{rest.multiple ? messages.chooseSeveral : messages.choose}</span>
            {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: ARIA in HTML allows both on a file input */}
            <input
              {...rest}
              {...control}
              aria-invalid={control['aria-invalid'] ?? false}
              aria-required={field.required}
              ref={ref}
              type="file"
              accept={accept}
              className={styles.input}
              onChange={(event) => {
                rest.onChange?.(event);
                add([...(event.target.files ?? [])]);
              }}
              onDragEnter={() => setIsOver(true)}
              onDragLeave={() => setIsOver(false)}
              onDrop={() => setIsOver(false)}
            />
          </div>
          {files.length > 0 && (
            <ul ref={listRef} className={styles.list}>
              {files.map((file) => (
                <ChosenFile
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  file={file}
                  status={statusOf?.(file) ?? {}}
                  messages={messages}
                  {...(!rest.disabled && { onRemove: () => remove(file) })}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}
