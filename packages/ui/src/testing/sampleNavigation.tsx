import {
  BadgeDollarSign,
  ClipboardList,
  Database,
  House,
  LayoutDashboard,
  Settings,
  UserCog,
  Users,
} from 'lucide-react';
import type { SidebarSection } from '../components/Sidebar';

const root = '/services/rent-safe';
const tenantLinks = [
  { label: 'Leases', path: `${root}/leases` },
  { label: 'Communication', path: `${root}/communication` },
  { label: 'Deposits', path: `${root}/deposits` },
  { label: 'Lease Templates', path: `${root}/lease-templates` },
];

/** Some of the product's navigation, for stories and tests: the tenant pages repeat under Data. */
export const sampleNavigation: SidebarSection[] = [
  {
    label: 'APPLICATION',
    items: [
      { label: 'Dashboard', path: root, exact: true, icon: <LayoutDashboard /> },
      { label: 'To Do List', path: `${root}/todo`, icon: <ClipboardList /> },
      { label: 'Tenants', icon: <Users />, subLinks: tenantLinks },
      {
        label: 'Landlords',
        icon: <House />,
        subLinks: [
          { label: 'Statements', path: `${root}/statements` },
          { label: 'Portfolio Performance', path: `${root}/portfolio-performance` },
          { label: 'Communication', path: `${root}/communication` },
          { label: 'R&M Pending Requests', path: `${root}/rm-pending` },
        ],
      },
      { label: 'Data', icon: <Database />, subLinks: tenantLinks },
    ],
  },
  {
    label: 'ACCOUNTING',
    items: [
      {
        label: 'Customers',
        icon: <BadgeDollarSign />,
        subLinks: [
          { label: 'Invoicing', path: `${root}/customers/invoicing` },
          { label: 'Receipts', path: `${root}/customers/receipts` },
        ],
      },
      {
        label: 'Settings',
        icon: <Settings />,
        subLinks: [{ label: 'Currency', path: `${root}/settings/currency` }],
      },
    ],
  },
  {
    label: 'ADMIN',
    items: [{ label: 'Internal Users', path: `${root}/admin/internal-users`, icon: <UserCog /> }],
  },
];

export const samplePath = (page: string) => (page ? `${root}/${page}` : root);
