/** Text as another reader meets it: longer, or in another script. */
export type Words = 'as-written' | 'pseudo-long' | 'arabic' | 'chinese' | 'shona';

const marked: Record<string, string> = {
  ...{
    a: 'á',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    f: 'ƒ',
    g: 'ğ',
    h: 'ĥ',
    i: 'í',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
  },
  ...{
    n: 'ñ',
    o: 'ö',
    p: 'þ',
    q: 'ɋ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'ü',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  },
};

function pseudoLong(text: string): string {
  const letters = text.replace(/[a-z]/g, (letter) => marked[letter] ?? letter);
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

/** One text, stressed. Figures and signs stay. */
export function stress(text: string, words: Words): string {
  if (words === 'as-written' || !/\p{L}{2,}/u.test(text)) return text;
  return words === 'pseudo-long' ? pseudoLong(text) : translate(text, dictionaries[words]);
}

/** Stresses all text below `root`, now and as it changes, except code; returns how to put it back. */
export function stressWords(root: HTMLElement, words: Words): () => void {
  const done = new Map<Text | Element, { was: string; is: string }>();
  const stressText = (node: Text) => {
    if (done.get(node)?.is === node.data || node.parentElement?.closest('style, script, code')) return;
    const was = node.data;
    node.data = stress(was, words);
    done.set(node, { was, is: node.data });
  };
  const stressPlaceholder = (field: Element) => {
    const was = field.getAttribute('placeholder');
    if (!was || done.get(field)?.is === was) return;
    const is = stress(was, words);
    field.setAttribute('placeholder', is);
    done.set(field, { was, is });
  };
  const stressTree = (top: Node) => {
    if (top instanceof Text) stressText(top);
    if (!(top instanceof Element)) return;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) stressText(texts.currentNode as Text);
    for (const field of [top, ...top.querySelectorAll('[placeholder]')]) stressPlaceholder(field);
  };
  stressTree(root);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) stressText(target);
      addedNodes.forEach(stressTree);
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const [node, { was, is }] of done) {
      if (node instanceof Element) node.setAttribute('placeholder', was);
      else if (node.data === is) node.data = was;
    }
  };
}
