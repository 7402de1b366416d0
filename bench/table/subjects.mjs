// Who is compared. `floor` is the measure of all: a table written by hand.
// `own`: has a Button of its own. `stylesheet`: the whole library's css, where it ships one file.

export const floor = 'floor';

export const subjects = [
  { name: floor, label: 'by hand (the floor)', versionOf: 'react' },
  { name: 'mui', label: 'MUI X DataGrid', versionOf: '@mui/x-data-grid', own: true, most: 100 },
  { name: 'ag-grid', label: 'AG Grid Community', versionOf: 'ag-grid-community' },
  { name: 'antd', label: 'Ant Design', versionOf: 'antd', own: true },
  {
    name: 'mantine',
    label: 'Mantine',
    versionOf: '@mantine/core',
    own: true,
    stylesheet: '@mantine/core/styles.css',
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
];

/** Why a figure is missing. */
export const remarks = [
  'MUI X DataGrid: the Community edition shows at most 100 rows a page, so it has no figures for 1,000.',
  'AG Grid: set to render all rows (`autoHeight`); its Community edition pages only rows that it holds, so a plain pager stands beside it. It has no Button.',
];
