'use client';

import { Printer } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { Button, type ButtonProps } from '../Button';
import { printMessages } from './Print.messages';
import { type PrintOptions, usePrint } from './usePrint';
import { usePrintKeys } from './usePrintKeys';
import { useSheetMarks } from './useSheetMarks';

export interface PrintButtonProps
  extends Omit<ButtonProps, 'content' | 'onClick' | 'pending' | 'asChild'>,
    PrintOptions {
  /**
   * Prints this instead of the page by Ctrl+P or ⌘P while the button is there: `command`; by the key P as well, outside of
   * text fields: `letter`. @default no key
   */
  shortcut?: 'command' | 'letter' | undefined;
}

/** Prints one element of the page. Renders a `button` named Print; `children` replace its text. */
export function PrintButton({
  content,
  documentTitle,
  runningHead,
  shortcut,
  onPrint,
  onProblem,
  children,
  ...rest
}: PrintButtonProps) {
  const messages = useMessages(printMessages);
  const { print, printing } = usePrint({ content, documentTitle, runningHead, onPrint, onProblem });
  const keys = rest.disabled ? undefined : shortcut;
  usePrintKeys(keys, print);
  useSheetMarks(keys !== undefined, runningHead);
  return (
    <Button {...rest} pending={printing} onClick={() => void print()}>
      <Printer aria-hidden="true" />
      {children ?? messages.print}
    </Button>
  );
}
