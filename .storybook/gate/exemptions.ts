/** Files of stories that must break a rule of accessibility or keep something from the check, each with why. Reviewed. */
export const exemptions: Readonly<Record<string, string>> = {
  './packages/ui/src/components/DataTable/DataTable.stories.tsx':
    'ThousandRows has the first three rows and the last one checked: the others are the same markup, and all of them take a minute.',
};

/** How many there may be at most: each one is something that nobody checks. */
export const MOST_EXEMPTIONS = 2;
