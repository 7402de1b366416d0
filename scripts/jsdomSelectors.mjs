// A setup file of the tests of ui and app. jsdom asks a general engine about every element: two questions of each for a query by text,
// and a walk through the whole page for `querySelector('[role="dialog"], [role="alertdialog"]')`. A list of tags and
// attributes is matched here in a quarter of the time; jsdom does the others.
if (typeof window !== 'undefined' && Element.prototype.matches.name !== 'matchesList') {
  const compound = /^([a-z][a-z0-9]*)?((?:\[[a-z-]+(?:=(?:[a-z][\w-]*|"[^"\\,\]]*"))?\])*)$/;
  const attribute = /\[([a-z-]+)(?:(=)"?([^"\]]*)"?)?\]/g;
  // HTML compares the values of some others without regard to case.
  const isExact = (name) => name === 'role' || name === 'name' || /^(?:aria|data)-/.test(name);

  function attributeTest([, name, equals, value]) {
    if (!equals) return (element) => element.hasAttribute(name);
    if (isExact(name)) return (element) => element.getAttribute(name) === value;
    if (name !== 'type') return undefined;
    return (element) => element.getAttribute(name)?.toLowerCase() === value.toLowerCase();
  }

  /** A function that tells whether an element matches; undefined where only jsdom can. */
  function compoundTest(selector) {
    const [whole, tag, attributes] = compound.exec(selector) ?? [];
    if (!whole) return undefined;
    const tests = [...attributes.matchAll(attribute)].map(attributeTest);
    if (tests.includes(undefined)) return undefined;
    return (element) => (!tag || element.localName === tag) && tests.every((matches) => matches(element));
  }

  const known = new Map();
  function testOf(selector) {
    if (!known.has(selector)) {
      const tests = String(selector)
        .split(',')
        .map((part) => compoundTest(part.trim()));
      const test = tests.includes(undefined)
        ? undefined
        : (element) => tests.some((matches) => matches(element));
      known.set(selector, test);
    }
    return known.get(selector);
  }

  function firstIn(root, test) {
    let node = root.firstChild;
    while (node && !(node.nodeType === Node.ELEMENT_NODE && test(node))) {
      let next = node.firstChild;
      for (let at = node; !next && at !== root; at = at.parentNode) next = at.nextSibling;
      node = next;
    }
    return node;
  }

  const { matches } = Element.prototype;
  Element.prototype.matches = function matchesList(selector) {
    const test = testOf(selector);
    return test ? test(this) : matches.call(this, selector);
  };
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    const { querySelector } = prototype;
    prototype.querySelector = function firstOfList(selector) {
      const test = testOf(selector);
      return test ? firstIn(this, test) : querySelector.call(this, selector);
    };
  }
}
