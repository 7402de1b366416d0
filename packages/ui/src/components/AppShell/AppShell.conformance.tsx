import type { Samples } from '../../testing/conformance';
import { AppShell } from './AppShell';

export default {
  AppShell: (props) => (
    <AppShell sidebar={<aside />} topBar={<header />} {...props}>
      <h1>Dashboard</h1>
    </AppShell>
  ),
} satisfies Samples;
