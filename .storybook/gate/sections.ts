/** Sections that a component's docs page goes without, each with why. Reviewed; a dozen components at most go without one of them. */
export const withoutContent: Readonly<Record<string, string>> = {
  AppShell: 'It has no words of its own but those of its parts.',
  DataTableLayout: 'It moves what the table shows, and adds no word.',
  DataTableVirtual: 'It renders fewer rows, and adds no word.',
  Grid: 'It places what it is given.',
  Inline: 'It places what it is given.',
  LocaleProvider: 'It formats; its words are those of a language.',
  PortalProvider: 'It shows nothing.',
  Skeleton: 'It has no text.',
  Stack: 'It places what it is given.',
  ThemeToggle: 'Its three words are shipped.',
};

export const withoutPictures: Readonly<Record<string, string>> = {
  Announcer: 'It is heard, not seen.',
  AppShell: 'It is the whole window.',
  CsvImport: 'It is a page of steps, which its stories show.',
  DataTableFeature: 'It is what features are made from.',
  Edition: 'It is a hook; its notice comes with a conflict.',
  ErrorBoundary: 'It shows an ErrorState, which has pictures.',
  PortalProvider: 'It shows nothing.',
  Print: 'It is seen on paper.',
  SkipLink: 'It is seen while it has the focus.',
  Submission: 'It is a hook; its notices come with a refusal.',
};

/** At most as many components as these may go without a section. */
export const MOST_WITHOUT = 12;
