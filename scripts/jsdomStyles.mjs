// A setup file of the tests of ui and app. For each style that is read, jsdom matches the element with all rules of the browser's own
// style sheet: a fifth of the time of the tests of screens, as queries by role and names read those of every element and of
// what it is in. Where those rules look at nothing but the tag, it is done once per tag.
if (typeof window !== 'undefined' && window.getComputedStyle.name !== 'styleOf') {
  const original = window.getComputedStyle;
  const tags = new Set(['DETAILS', 'DIALOG', 'EMBED', 'NOSCRIPT', 'SLOT', 'SUMMARY']);
  const keywords = ['inherit', 'initial', 'unset', 'revert', 'revert-layer'];
  const isOfTag = (element) =>
    !tags.has(element.nodeName) &&
    !element.hasAttribute('hidden') &&
    !element.hasAttribute('popover') &&
    !(element.nodeName === 'INPUT' && element.type === 'hidden');
  /** What the element's own attribute sets; undefined where only jsdom can resolve it. */
  function ownStyle(element, property) {
    const value = element.hasAttribute('style') ? element.style[property] : '';
    return keywords.includes(value) ? undefined : value;
  }

  const ofTag = (property) => {
    const values = new Map();
    return (element) => {
      const own = ownStyle(element, property);
      if (own !== '') return own ?? original(element)[property];
      const { nodeName, namespaceURI, localName } = element;
      if (!values.has(nodeName))
        values.set(nodeName, original(document.createElementNS(namespaceURI, localName))[property]);
      return values.get(nodeName);
    };
  };
  const inherited = (property, initial) => (element) => {
    for (let other = element; other; other = other.parentElement) {
      const own = isOfTag(other) ? ownStyle(other, property) : undefined;
      if (own !== '') return own ?? original(other)[property];
    }
    return initial;
  };
  const known = {
    display: ofTag('display'),
    opacity: ofTag('opacity'),
    visibility: inherited('visibility', 'visible'),
    pointerEvents: inherited('pointerEvents', 'auto'),
  };
  const handler = {
    get({ element }, property) {
      if (Object.hasOwn(known, property)) return known[property](element);
      if (property === 'getPropertyValue')
        return (name) =>
          Object.hasOwn(known, name) ? known[name](element) : original(element).getPropertyValue(name);
      const style = original(element);
      const value = style[property];
      return typeof value === 'function' ? value.bind(style) : value;
    },
  };

  window.getComputedStyle = function styleOf(element, pseudo) {
    const isSimple = !pseudo && element.ownerDocument.styleSheets.length === 0 && isOfTag(element);
    return isSimple ? new Proxy({ element }, handler) : original(element, pseudo);
  };
}
