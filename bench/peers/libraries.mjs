// The libraries of docs/peers.md, and where the names that they export are read from.
export const libraries = [
  { id: 'ours', label: '@rentsafe/ui', packages: ['@rentsafe/ui'] },
  {
    id: 'mantine',
    label: 'Mantine',
    packages: ['@mantine/core', '@mantine/hooks', '@mantine/notifications'],
  },
  { id: 'mui', label: 'MUI (X)', packages: ['@mui/material', '@mui/x-data-grid'] },
  { id: 'antd', label: 'Ant Design', packages: ['antd'] },
  { id: 'aria', label: 'React Aria', packages: ['react-aria-components'] },
  { id: 'cloudscape', label: 'Cloudscape', packages: ['@cloudscape-design/components'] },
  { id: 'primer', label: 'Primer', packages: ['@primer/react'] },
];
