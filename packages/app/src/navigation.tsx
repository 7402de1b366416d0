import { HOME_PATH } from '@rentsafe/domain/session';
import type { SidebarItem, SidebarLink, SidebarSection } from '@rentsafe/ui/Sidebar';
import {
  Building2,
  ChartColumn,
  CreditCard,
  Database,
  FileChartColumn,
  HandCoins,
  KeyRound,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Settings,
  Truck,
  Users,
  UsersRound,
  Wrench,
} from 'lucide-react';

const link = (label: string, path: string): SidebarLink => ({ label, path: HOME_PATH + path });
const page = (Icon: LucideIcon, label: string, path: string): SidebarItem => ({
  icon: <Icon />,
  ...link(label, path),
});
const group = (Icon: LucideIcon, label: string, ...subLinks: SidebarLink[]): SidebarItem => ({
  icon: <Icon />,
  label,
  subLinks,
});

const tenantPages = [
  link('Leases', '/leases'),
  link('Communication', '/communication'),
  link('Deposits', '/deposits'),
  link('Lease Templates', '/lease-templates'),
];

/** The one tree of links, as the sidebar shows it. Some pages stand in two groups, as specified. */
export const navigation: readonly SidebarSection[] = [
  {
    label: 'APPLICATION',
    items: [
      { icon: <LayoutDashboard />, ...link('Dashboard', ''), exact: true },
      page(ListTodo, 'To Do List', '/todo'),
      group(KeyRound, 'Tenants', ...tenantPages),
      group(
        HandCoins,
        'Landlords',
        link('Statements', '/statements'),
        link('Portfolio Performance', '/portfolio-performance'),
        link('Communication', '/communication'),
        link('R&M Pending Requests', '/rm-pending'),
      ),
      group(
        Building2,
        'Properties',
        link('Property List', '/property-list'),
        link('Property Performance Graph', '/pp-graph'),
        link('Inspections', '/inspections'),
      ),
      group(
        Wrench,
        'Maintenance',
        link('Work Orders', '/work-orders'),
        link('Maintenance Schedules', '/maintenance-schedules'),
        link('Contractor Management', '/contractor_management'),
        link('Cost Tracking', '/costing_tracking'),
        link('R&M History', '/r_m-history'),
      ),
      group(
        ChartColumn,
        'Reports',
        link('Occupancy And vacancy', '/occupancy_vacancy'),
        link('Turnover', '/turnover'),
      ),
      group(Database, 'Data', ...tenantPages),
    ],
  },
  {
    label: 'ACCOUNTING',
    items: [
      group(
        Users,
        'Customers',
        link('Invoicing', '/customers/invoicing'),
        link('Receipts', '/customers/receipts'),
        link('Statements', '/customers/statements'),
        link('Debt Call', '/customers/debt-call'),
        link('Debit Journals', '/customers/journals/debit'),
        link('Credit Journals', '/customers/journals/credit'),
      ),
      group(
        Truck,
        'Creditors',
        link('Disbursements', '/creditors/disbursements'),
        link('Statements', '/creditors/statements'),
        link('Debit Journals', '/creditors/journals/debit'),
        link('Credit Journals', '/creditors/journals/credit'),
      ),
      group(
        FileChartColumn,
        'Reports',
        link('Commission Statements', '/reports/commission-statements'),
        link('Cashflow Forecasts', '/reports/forecasts'),
      ),
      group(Settings, 'Settings', link('Currency', '/settings/currency')),
    ],
  },
  {
    label: 'ADMIN',
    items: [
      page(UsersRound, 'Internal Users', '/admin/internal-users'),
      page(CreditCard, 'Subscription Management', '/admin/subscription-management'),
    ],
  },
];
