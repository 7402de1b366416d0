'use client';

import { useEffect, useRef } from 'react';
import { markSheets, type SheetMarks } from './markSheets';

/** While it is on, the sheets of the page itself are marked too: the browser's own menu prints it without asking anybody. */
export function useSheetMarks(isOn: boolean, runningHead: string | undefined) {
  const marks = useRef<SheetMarks>(undefined);
  useEffect(() => {
    if (!isOn) return;
    marks.current = markSheets(document);
    return () => marks.current?.remove();
  }, [isOn]);
  useEffect(() => {
    if (isOn) marks.current?.setHead(runningHead);
  }, [isOn, runningHead]);
}
