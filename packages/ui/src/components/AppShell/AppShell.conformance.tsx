import type { Samples } from '../../testing/conformance';
import { AppShell } from './AppShell';

export default {
  AppShell: {
    render: (props) => (
      <AppShell sidebar={<aside />} topBar={<header />} {...props}>
        <h1>Dashboard</h1>
      </AppShell>
    ),
    parts: ['column', 'main'],
  },
} satisfies Samples;
