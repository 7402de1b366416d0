'use client';

import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { orEmpty } from '../../internal/fields/orEmpty';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { Upload } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { Field } from '../Field';
import { ChosenFile, type FileStatus } from './ChosenFile';
import * as styles from './FileField.css';
import { fileFieldMessages } from './FileField.messages';
import type { FileLimits } from './files';
import { useFiles } from './useFiles';
import { useInputFiles } from './useInputFiles';

export interface FileFieldProps
  extends FieldTexts,
    FileLimits,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'accept' | keyof FieldTexts> {
  /** The chosen files; null is none. With it the field is controlled. */
  value?: readonly File[] | null | undefined;
  /** The files it starts with, where the component holds them. @default none */
  defaultValue?: readonly File[] | null | undefined;
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
  defaultValue,
  onValueChange,
  statusOf,
  ref: callersRef,
  ...props
}: FileFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const messages = useMessages(fileFieldMessages);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const ref = useMergedRef(inputRef, callersRef);
  const [isOver, setIsOver] = useState(false);
  const { files, refusals, add, remove } = useFiles({
    ...{ accept, maxBytes, onValueChange, inputRef, listRef },
    value: orEmpty(value, none),
    defaultValue: defaultValue || none,
    name: rest.name,
    multiple: rest.multiple ?? false,
  });
  useInputFiles(inputRef, files, field.required && files.length === 0 ? messages.required : '');

  return (
    <Field {...field} error={problemsOf([...(field.error ? [field.error] : []), ...refusals])}>
      {({ required: _, ...control }) => (
        <div className={styles.frame}>
          <div
            data-part="zone"
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
            <ul ref={listRef} data-part="list" className={styles.list}>
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

const problemsOf = (problems: readonly ReactNode[]) =>
  problems.length > 0 &&
  problems.map((problem, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts without an identity
    <span key={at} className={styles.problem}>
      {problem}
    </span>
  ));
