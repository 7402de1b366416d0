import { type RefObject, useState } from 'react';
import { useForm } from '../../internal/fields/FormContext';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMessages } from '../../internal/messages/messages';
import { formatLimit } from '../../internal/text/fileSize';
import { announce } from '../Announcer';
import { fileFieldMessages } from './FileField.messages';
import { type FileLimits, isSame, problemOf } from './files';

interface FilesSettings extends FileLimits {
  value: readonly File[] | undefined;
  defaultValue: readonly File[];
  onValueChange: ((event: { value: readonly File[] }) => void) | undefined;
  name: string | undefined;
  multiple: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Around the chosen files. */
  listRef: RefObject<HTMLElement | null>;
}

const none: readonly File[] = [];

/** The chosen files, and why others could not be taken. */
export function useFiles(settings: FilesSettings) {
  const { accept, maxBytes, value, defaultValue, onValueChange, name, multiple, inputRef, listRef } =
    settings;
  const messages = useMessages(fileFieldMessages);
  const { clearIssue } = useForm();
  const [files, setFiles] = useControllableState(value, defaultValue, (next) =>
    onValueChange?.({ value: next }),
  );
  const [refusals, setRefusals] = useState<readonly string[]>([]);

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
    if (name) clearIssue(name);
  };

  const add = (candidates: readonly File[]) => {
    // Cancelled: the browser then empties its input.
    if (candidates.length === 0) return;
    setRefusals(candidates.flatMap(refusal));
    const taken = candidates.filter((file) => problemOf(file, { accept, maxBytes }) === null);
    const before = multiple ? files : none;
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

  useFormReset(
    () => inputRef.current?.form,
    () => {
      if (value === undefined) setFiles(defaultValue);
      setRefusals([]);
    },
  );
  return { files, refusals, add, remove };
}
