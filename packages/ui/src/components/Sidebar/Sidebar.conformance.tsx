import type { ReactElement } from 'react';
import type { Samples } from '../../testing/conformance';
import type { SidebarSection } from './navigation';
import { Sidebar } from './Sidebar';
import { SidebarProvider } from './SidebarProvider';
import { SidebarTrigger } from './SidebarTrigger';
import { SidebarUser } from './SidebarUser';

const sections: SidebarSection[] = [
  { label: 'Tenancies', items: [{ label: 'Leases', path: '/leases', icon: null }] },
];

const provided = (part: ReactElement) => <SidebarProvider>{part}</SidebarProvider>;

export default {
  Sidebar: {
    render: (props) =>
      provided(
        <Sidebar sections={sections} currentPath="/" header="RentSafe" footer="tendai.moyo" {...props} />,
      ),
    parts: ['header', 'navigation', 'footer'],
  },
  SidebarProvider: { render: () => provided(<p>Dashboard</p>), rootless: 'It only keeps state.' },
  SidebarTrigger: (props) => provided(<SidebarTrigger {...props} />),
  SidebarUser: (props) => <SidebarUser username="tendai.moyo" onLogOut={() => {}} {...props} />,
} satisfies Samples;
