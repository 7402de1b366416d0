// What jsdom does too slowly: a setup file of the tests of ui and app. What it lacks, components go without.
if (typeof window !== 'undefined') {
  // jsdom walks the whole page for each label of each field, which was a fifth of the time of the tests of forms.
  const fields = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  const isField = (element) => fields.some((field) => element instanceof field) && element.type !== 'hidden';
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get() {
      if (!this.hasAttribute('for')) return [...this.querySelectorAll('*')].find(isField) ?? null;
      const target = this.ownerDocument.getElementById(this.htmlFor);
      return target && isField(target) ? target : null;
    },
  });
  for (const field of fields) {
    Object.defineProperty(field.prototype, 'labels', {
      configurable: true,
      get() {
        if (!isField(this)) return null;
        return [...this.ownerDocument.getElementsByTagName('label')].filter(
          (label) =>
            (label.htmlFor ? label.htmlFor === this.id : label.contains(this)) && label.control === this,
        );
      },
    });
  }
}
