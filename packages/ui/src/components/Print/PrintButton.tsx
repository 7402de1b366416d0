'use client';

import { Printer } from 'lucide-react';
import { useMessages } from '../../internal/messages/messages';
import { Button, type ButtonProps } from '../Button/Button';
import { printMessages } from './Print.messages';
import { type PrintOptions, usePrint } from './usePrint';

export interface PrintButtonProps
  extends Omit<ButtonProps, 'content' | 'onClick' | 'pending' | 'asChild'>,
    PrintOptions {}

/** Prints one element of the page. Renders a `button` named Print; `children` replace its text. */
export function PrintButton({
  content,
  documentTitle,
  onPrint,
  onProblem,
  children,
  ...rest
}: PrintButtonProps) {
  const messages = useMessages(printMessages);
  const { print, printing } = usePrint({ content, documentTitle, onPrint, onProblem });
  return (
    <Button {...rest} pending={printing} onClick={() => void print()}>
      <Printer aria-hidden="true" />
      {children ?? messages.print}
    </Button>
  );
}
