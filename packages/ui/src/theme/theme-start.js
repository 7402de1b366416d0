// Applies the stored theme and density before the first paint. Served as a file of its own, in the head and before the
// stylesheet, so that no inline script is needed. `data-storage-key` and `data-default-theme` on its script element are the
// `storageKey` and `defaultTheme` of ThemeProvider; the keys are those of preference.ts.
(() => {
  const { storageKey = 'rentsafe', defaultTheme } = document.currentScript?.dataset ?? {};
  const choices = { theme: ['light', 'dark', 'system'], density: ['comfortable', 'compact'] };
  const fallbacks = { theme: defaultTheme };
  for (const name of Object.keys(choices)) {
    let value = fallbacks[name];
    try {
      const stored = localStorage.getItem(`${storageKey}.${name}`);
      if (choices[name].includes(stored)) value = stored;
    } catch {
      // Storage is blocked.
    }
    if (choices[name].includes(value) && value !== 'system') document.documentElement.dataset[name] = value;
  }
})();
