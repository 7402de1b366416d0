import type { ReactElement } from 'react';
import type { Samples } from '../../testing/conformance';
import { Sidebar } from './Sidebar';
import { SidebarProvider } from './SidebarProvider';
import { SidebarTrigger } from './SidebarTrigger';
import { SidebarUser } from './SidebarUser';

const provided = (part: ReactElement) => <SidebarProvider>{part}</SidebarProvider>;

export default {
  Sidebar: (props) =>
    provided(<Sidebar sections={[]} currentPath="/" header="RentSafe" footer="tendai.moyo" {...props} />),
  SidebarProvider: { render: () => provided(<p>Dashboard</p>), rootless: 'It only keeps state.' },
  SidebarTrigger: (props) => provided(<SidebarTrigger {...props} />),
  SidebarUser: (props) => <SidebarUser username="tendai.moyo" onLogOut={() => {}} {...props} />,
} satisfies Samples;
