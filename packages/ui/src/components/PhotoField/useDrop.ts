import { type ComponentProps, useState } from 'react';

type Handlers = Pick<ComponentProps<'div'>, 'onPaste' | 'onDragOver' | 'onDragLeave' | 'onDrop'>;

/** Takes files that are dropped or pasted, after the caller's own handlers. */
export function useDrop(
  own: Handlers,
  disabled: boolean | undefined,
  onFiles: (files: readonly File[]) => void,
): Handlers & { 'data-over': true | undefined } {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onPaste: (event) => {
      own.onPaste?.(event);
      const files = [...event.clipboardData.files];
      if (files.length > 0) event.preventDefault();
      onFiles(files);
    },
    onDragOver: (event) => {
      own.onDragOver?.(event);
      event.preventDefault();
      setIsOver(!disabled);
    },
    onDragLeave: (event) => {
      own.onDragLeave?.(event);
      setIsOver(false);
    },
    onDrop: (event) => {
      own.onDrop?.(event);
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
