'use client';

import { type RefObject, useRef, useState } from 'react';
import { printTitle } from '../../internal/text/printTitle';
import { printElement } from './printFrame';

export type PrintProblem = 'nothing' | 'failed';

export interface PrintOptions {
  /** What to print; a copy of it is taken. */
  content: RefObject<Element | null>;
  /** Name of the document; the local time is added. Browsers offer it as the name of the file. */
  documentTitle: string;
  /** Whom it is about, at the head of each sheet after the first: a sheet that is lost belongs to somebody. */
  runningHead?: string | undefined;
  /** The print dialog is about to open. */
  onPrint?: () => void;
  /** There was nothing to print, or the browser refused. Both are on the console already: inform the user. */
  onProblem?: (event: { problem: PrintProblem }) => void;
}

export interface Printing {
  /** Opens the browser's print dialog; resolves when it is closed. */
  print: () => Promise<void>;
  /** From the press until the browser's print dialog is open. */
  printing: boolean;
}

const isEmpty = (element: Element) =>
  element.textContent.trim() === '' && element.querySelector('img, svg, canvas') === null;

/** Prints one element on its own, always light, through a hidden frame. A second press while it prepares does nothing. */
export function usePrint({
  content,
  documentTitle,
  runningHead,
  onPrint,
  onProblem,
}: PrintOptions): Printing {
  const [printing, setPrinting] = useState(false);
  const busy = useRef(false);

  const print = async () => {
    const element = content.current;
    if (busy.current) return;
    if (!element || isEmpty(element)) {
      console.error('There is nothing to print: the content is not on the screen, or it is empty.');
      onProblem?.({ problem: 'nothing' });
      return;
    }
    busy.current = true;
    setPrinting(true);
    onPrint?.();
    try {
      await printElement(element, printTitle(documentTitle, new Date()), runningHead);
    } catch (error) {
      console.error('Printing failed.', error);
      onProblem?.({ problem: 'failed' });
    } finally {
      busy.current = false;
      setPrinting(false);
    }
  };
  return { print, printing };
}
