/** What a page cannot ask of the browser: the style sheets are changed instead. */
export type Media = 'screen' | 'reduced-motion' | 'forced-colors' | 'print';

function emulated(text: string, media: Media): string {
  if (media === 'reduced-motion' && text.includes('prefers-reduced-motion')) {
    return text.includes('no-preference') ? 'not all' : 'all';
  }
  if (media === 'forced-colors' && text.includes('forced-colors')) return 'all';
  if (media === 'print' && text === 'print') return 'all';
  return text;
}

const original = new WeakMap<CSSMediaRule, string>();

function walk(rules: CSSRuleList, media: Media): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = original.get(rule) ?? rule.media.mediaText;
      original.set(rule, text);
      const mediaText = emulated(text, media);
      if (rule.media.mediaText !== mediaText) rule.media.mediaText = mediaText;
    }
    if (rule instanceof CSSGroupingRule) walk(rule.cssRules, media);
  }
}

/** What the browser itself would add, as near as a style sheet comes. */
const browserStyles: Record<Media, string> = {
  screen: '',
  'reduced-motion': '*, *::before, *::after { animation: none !important; transition: none !important }',
  'forced-colors': `
    *, *::before, *::after { box-shadow: none !important; text-shadow: none !important }
    html, body { background: Canvas !important; color: CanvasText !important }`,
  print: '',
};

/** Emulates it in the present sheets and in those that a story loads later; returns a function that stops. */
export function emulateMedia(media: Media): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(browserStyles[media]);
  document.adoptedStyleSheets.push(sheet);
  const apply = (as: Media) => {
    for (const { cssRules } of document.styleSheets) walk(cssRules, as);
  };
  const reapply = () => apply(media);
  reapply();
  const observer = new MutationObserver(reapply);
  observer.observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', reapply, true);
  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', reapply, true);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    apply('screen');
  };
}
