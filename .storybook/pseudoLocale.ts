/** Text as users elsewhere see it: longer, or in another script. */
export type PseudoLocale = 'none' | 'pseudo-long' | 'arabic' | 'chinese' | 'shona';

const accents = new Map(
  [...'áƀçðéƒğĥíĵķļɱñöþɋŕšţüṽŵẋýž'].map((accented, at) => [String.fromCharCode(97 + at), accented]),
);

function pseudoLong(text: string): string {
  const letters = text.replace(/[a-z]/g, (letter) => accents.get(letter) ?? letter);
  return `⟦${letters}${'·one·two·three·four'.slice(0, Math.ceil(text.length / 2)).padEnd(2, '·')}⟧`;
}

const dictionaries = {
  arabic: ['تقرير', 'الإيجار', 'المستأجر', 'عنوان', 'شركة', 'الدفعات', 'البحث', 'إضافة'],
  chinese: ['租金', '付款状态', '报告', '公司', '地址', '查询', '新增', '负责人'],
  shona: [
    'Kutsvagirwa',
    'nezvekubhadharwa',
    'kwerendi',
    'Vanogara',
    'mumusha',
    'yakanyoreswawo',
    'Tinotendawo',
  ],
};

function translate(text: string, words: string[]): string {
  return text.replace(/\p{L}{2,}/gu, (word) => {
    const at = [...word].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
    return words[at % words.length] ?? word;
  });
}

/** Figures and punctuation stay. */
function pseudoLocalise(text: string, locale: PseudoLocale): string {
  if (locale === 'none' || !/\p{L}{2,}/u.test(text)) return text;
  return locale === 'pseudo-long' ? pseudoLong(text) : translate(text, dictionaries[locale]);
}

/** Changes all text below `root`, now and as it changes, except code; returns a function that restores it. */
export function applyPseudoLocale(root: HTMLElement, locale: PseudoLocale): () => void {
  const changes = new Map<Text | Element, { before: string; after: string }>();
  const changeText = (node: Text) => {
    if (changes.get(node)?.after === node.data || node.parentElement?.closest('style, script, code')) return;
    const before = node.data;
    node.data = pseudoLocalise(before, locale);
    changes.set(node, { before, after: node.data });
  };
  const changePlaceholder = (field: Element) => {
    const before = field.getAttribute('placeholder');
    if (!before || changes.get(field)?.after === before) return;
    const after = pseudoLocalise(before, locale);
    field.setAttribute('placeholder', after);
    changes.set(field, { before, after });
  };
  const changeTree = (top: Node) => {
    if (top instanceof Text) changeText(top);
    if (!(top instanceof Element)) return;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) changeText(texts.currentNode as Text);
    for (const field of [top, ...top.querySelectorAll('[placeholder]')]) changePlaceholder(field);
  };
  changeTree(root);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) changeText(target);
      addedNodes.forEach(changeTree);
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const [node, { before, after }] of changes) {
      if (node instanceof Element) node.setAttribute('placeholder', before);
      else if (node.data === after) node.data = before;
    }
  };
}
