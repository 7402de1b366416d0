/** Tokens that are the same in every theme. Lengths are in rem: they grow with the user's text size (1rem = 16px). */
export const scales = {
  /** 4 px grid: the key is the number of grid steps. */
  space: {
    0: '0',
    half: '0.125rem',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
  },
  radius: { sm: '6px', md: '8px', lg: '12px', full: '9999px' },
  font: {
    sans: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  },
  fontSize: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem', xxl: '1.5rem' },
  lineHeight: { xs: '1rem', sm: '1.125rem', md: '1.25rem', lg: '1.5rem', xl: '1.75rem', xxl: '2rem' },
  fontWeight: { regular: '400', medium: '500', semibold: '600' },
  z: {
    sticky: '10',
    header: '20',
    drawer: '30',
    dialog: '40',
    popover: '50',
    tooltip: '60',
    toast: '70',
    skipLink: '80',
  },
  easing: { standard: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;

/** Milliseconds; all become 0 where the user asks for reduced motion. */
export const duration = { fast: '100ms', normal: '160ms' };

/** What density changes. A control is 36 px high when comfortable, 30 px when compact. */
export const density = {
  comfortable: {
    controlHeight: '2.25rem',
    controlPadding: '0.75rem',
    controlGap: '0.5rem',
    cellPaddingBlock: '0.5rem',
    cellPaddingInline: '0.75rem',
    fieldGap: '1rem',
    sectionGap: '1.5rem',
    cardPadding: '1rem',
  },
  compact: {
    controlHeight: '1.875rem',
    controlPadding: '0.625rem',
    controlGap: '0.375rem',
    cellPaddingBlock: '0.25rem',
    cellPaddingInline: '0.5rem',
    fieldGap: '0.75rem',
    sectionGap: '1rem',
    cardPadding: '0.75rem',
  },
} satisfies Record<'comfortable' | 'compact', Record<string, string>>;
