/** What a reader asks of the browser, which a page cannot: it is done to the style sheets instead. */
export type Reader = 'usual' | 'reduced-motion' | 'forced-colors' | 'paper';

function emulated(text: string, reader: Reader): string {
  if (reader === 'reduced-motion' && text.includes('prefers-reduced-motion')) {
    return text.includes('no-preference') ? 'not all' : 'all';
  }
  if (reader === 'forced-colors' && text.includes('forced-colors')) return 'all';
  if (reader === 'paper' && text === 'print') return 'all';
  return text;
}

const original = new WeakMap<CSSMediaRule, string>();

function walk(rules: CSSRuleList, reader: Reader): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = original.get(rule) ?? rule.media.mediaText;
      original.set(rule, text);
      const wanted = emulated(text, reader);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) walk(rule.cssRules, reader);
  }
}

/** What the browser itself adds, as near as a style sheet comes. */
const added: Record<Reader, string> = {
  usual: '',
  'reduced-motion': '*, *::before, *::after { animation: none !important; transition: none !important }',
  'forced-colors': `
    *, *::before, *::after { box-shadow: none !important; text-shadow: none !important }
    html, body { background: Canvas !important; color: CanvasText !important }`,
  paper: '',
};

/** Emulates a reader in the sheets that are there and in those that a story loads later; returns how to stop. */
export function emulateMedia(reader: Reader): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(added[reader]);
  document.adoptedStyleSheets.push(sheet);
  const apply = (as: Reader) => {
    for (const { cssRules } of document.styleSheets) walk(cssRules, as);
  };
  const applyAgain = () => apply(reader);
  applyAgain();
  const observer = new MutationObserver(applyAgain);
  observer.observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', applyAgain, true);
  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', applyAgain, true);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    apply('usual');
  };
}
