// Who is compared. `floor` is the measure of all: a table written by hand.
// `own`: has a Button of its own. `stylesheet`: the whole library's css, where it ships one file. `styles`: what its docs
// offer instead of that file, for a page with that content alone. `frames`: how many it needs to finish, if not three.
// `floor`: what it is compared with, where that is another one: the same font.
// `most`: the most rows that it shows at once. `library`: the package that its other parts come from.

export const floor = 'floor';

const ours = (...names) => ['base', ...names].map((name) => `@rentsafe/ui/${name}.css`);
const mantine = (...names) =>
  ['baseline', 'default-css-variables', 'global', ...names].map((name) => `@mantine/core/styles/${name}.css`);

export const subjects = [
  { name: floor, label: 'by hand (the floor)', versionOf: 'react' },
  {
    name: 'rentsafe',
    label: 'RentSafe ui',
    versionOf: '@rentsafe/ui',
    own: true,
    stylesheet: '@rentsafe/ui/styles.css',
    styles: {
      table: ours('DataTable', 'DataTableLayout', 'LinkedPagination'),
      button: ours('Button'),
      dialog: ours('Dialog', 'TextField', 'Button'),
      toast: ours('Toast'),
    },
  },
  { name: 'floor-inter', label: 'by hand, in Inter', versionOf: 'react' },
  {
    name: 'rentsafe-inter',
    label: 'RentSafe ui, in Inter',
    versionOf: '@rentsafe/ui',
    floor: 'floor-inter',
  },
  {
    name: 'rentsafe-full',
    label: 'RentSafe ui, every feature',
    versionOf: '@rentsafe/ui',
    stylesheet: '@rentsafe/ui/styles.css',
    styles: {
      table: ours(
        'DataTable',
        'LinkedPagination',
        'DataTableSort',
        'DataTableColumns',
        'DataTableSelection',
        'DataTableMasking',
        'DataTableCsv',
        'Button',
        'Print',
      ),
    },
  },
  {
    name: 'mui',
    label: 'MUI X DataGrid',
    versionOf: '@mui/x-data-grid',
    own: true,
    most: 100,
    library: { label: 'MUI', versionOf: '@mui/material' },
  },
  { name: 'ag-grid', label: 'AG Grid Community', versionOf: 'ag-grid-community', frames: 12 },
  { name: 'antd', label: 'Ant Design', versionOf: 'antd', own: true },
  {
    name: 'mantine',
    label: 'Mantine',
    versionOf: '@mantine/core',
    own: true,
    stylesheet: '@mantine/core/styles.css',
    styles: {
      table: mantine('UnstyledButton', 'Table', 'Group', 'Pagination'),
      button: mantine('UnstyledButton', 'Loader', 'Button'),
      dialog: mantine(
        'ScrollArea',
        'UnstyledButton',
        'VisuallyHidden',
        'Paper',
        'Loader',
        'Overlay',
        'CloseButton',
        'ModalBase',
        'Modal',
        'Input',
        'Button',
      ),
      toast: mantine('UnstyledButton', 'Paper', 'Loader', 'CloseButton', 'Notification'),
    },
  },
  { name: 'react-aria', label: 'React Aria Components', versionOf: 'react-aria-components', own: true },
  { name: 'cloudscape', label: 'Cloudscape', versionOf: '@cloudscape-design/components', own: true },
  { name: 'primer', label: 'Primer', versionOf: '@primer/react', own: true },
  {
    name: 'radix-themes',
    label: 'Radix Themes',
    versionOf: '@radix-ui/themes',
    own: true,
    stylesheet: '@radix-ui/themes/styles.css',
  },
  { name: 'tanstack', label: 'TanStack Table, plain markup', versionOf: '@tanstack/react-table' },
  {
    name: 'tanstack-inter',
    label: 'TanStack Table, plain markup, in Inter',
    versionOf: '@tanstack/react-table',
    floor: 'floor-inter',
  },
];

/** Compared in bytes only. */
const partsOnly = [
  { name: 'radix', label: 'Radix primitives, bare', versionOf: '@radix-ui/react-dialog' },
  { name: 'hot-toast', label: 'react-hot-toast', versionOf: 'react-hot-toast' },
  { name: 'sonner', label: 'Sonner', versionOf: 'sonner' },
];

/** Those with a folder in parts/: a Button, a Dialog with a field, a Toast, as far as each has them. */
export const libraries = [
  ...subjects.filter(({ own }) => own).map((subject) => ({ ...subject, ...subject.library })),
  ...partsOnly,
];

/** What one must know to compare fairly. */
export const remarks = [
  "The font is the page's, not the table's: the floor, those that bring no font, and our table stand in the font of the system. Our stylesheet brings Inter, a web font, which costs more to shape; 'in Inter' is the same table with it, beside a table by hand in the same font. Its bytes are no part of these figures.",
  'Ours keeps the elements of its rows when a page is replaced, and makes row buttons anew, keyed by row. Every other table makes its rows anew, keyed by id, as its docs write it.',
  'MUI X DataGrid: the Community edition shows at most 100 rows a page, so it has no figures for 1,000.',
  'AG Grid: set to render all rows (`autoHeight`) without row animation; its Community edition pages only rows that it holds, so a plain pager stands beside it. It has no Button.',
  "Pagers are each library's own: numbered in Ant Design, Mantine, Cloudscape and Primer; Previous and Next elsewhere. Radix Themes, React Aria and TanStack have none: theirs is made of their buttons, or of plain ones.",
  'Toasts: MUI is its Snackbar with an Alert, Cloudscape its Flashbar; Primer and Radix Themes have none.',
  'React Aria, TanStack and the bare primitives bring no css: a page of their own would add some.',
];
