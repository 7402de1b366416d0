import { sheetCss } from './sheetCss';

export interface SheetMarks {
  setHead: (runningHead: string | undefined) => void;
  remove: () => void;
}

/**
 * Marks the sheets on which a document is printed, by a sheet of its own, which a content security policy allows; of several, the
 * last marks them. Undefined in browsers without such sheets; those without margin boxes leave the marks out.
 */
export function markSheets(target: Document): SheetMarks | undefined {
  const { CSSStyleSheet: Sheet } = (target.defaultView ?? {}) as Partial<typeof globalThis>;
  if (!Sheet || !('adoptedStyleSheets' in target)) return undefined;
  const sheet = new Sheet();
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  return {
    setHead: (runningHead) => sheet.replaceSync(sheetCss(runningHead)),
    remove: () => {
      target.adoptedStyleSheets = target.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
