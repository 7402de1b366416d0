import { Sidebar, SidebarProvider, SidebarUser } from '@rentsafe/ui/Sidebar';
import { FileText, House, Landmark } from 'lucide-react';

const sections = [
  {
    label: 'PORTFOLIO',
    items: [
      { label: 'Overview', path: '#overview', icon: <House />, exact: true },
      { label: 'Leases', path: '#leases', icon: <FileText /> },
      {
        label: 'Landlords',
        icon: <Landmark />,
        subLinks: [{ label: 'Statements', path: '#landlords/statements' }],
      },
    ],
  },
];

export function Navigation() {
  return (
    <SidebarProvider>
      <Sidebar
        header="RentSafe"
        sections={sections}
        currentPath="#leases"
        footer={<SidebarUser username="tendai.moyo" onLogOut={() => {}} />}
      />
    </SidebarProvider>
  );
}
