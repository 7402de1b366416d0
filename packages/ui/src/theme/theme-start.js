// Applies the stored theme and density before the first paint. Served as a file of its own, in the head and before the
// stylesheet, so that no inline script is needed. The keys are those of preference.ts.
(() => {
  const choices = { theme: ['light', 'dark'], density: ['comfortable', 'compact'] };
  for (const name of Object.keys(choices)) {
    try {
      const value = localStorage.getItem(`rentsafe.${name}`);
      if (choices[name].includes(value)) document.documentElement.dataset[name] = value;
    } catch {
      // Storage is blocked: the system's theme it is.
    }
  }
})();
