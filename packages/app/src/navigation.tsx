import type { TableCall } from '@rentsafe/domain/access';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { SidebarItem, SidebarSection } from '@rentsafe/ui/Sidebar';
import {
  BriefcaseBusiness,
  Building2,
  ChartColumn,
  ClipboardCheck,
  CreditCard,
  Database,
  FileChartColumn,
  FileCheck,
  HandCoins,
  KeyRound,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  MapPinned,
  Scale,
  ScrollText,
  Settings,
  ShieldUser,
  Truck,
  Users,
  UsersRound,
  Wrench,
} from 'lucide-react';
import { type GroupName, groups, pages } from './pages';

/** Here, not in the table of pages: the login page loads that for its routes, and shows no sidebar. */
const icons: Readonly<Record<GroupName, LucideIcon>> = {
  dashboard: LayoutDashboard,
  todo: ListTodo,
  approvals: ClipboardCheck,
  tenants: KeyRound,
  landlords: HandCoins,
  properties: Building2,
  maintenance: Wrench,
  reports: ChartColumn,
  data: Database,
  customers: Users,
  creditors: Truck,
  accountingReports: FileChartColumn,
  settings: Settings,
  internalUsers: UsersRound,
  subscription: CreditCard,
  clients: BriefcaseBusiness,
  disputes: Scale,
  dataRequests: ShieldUser,
  consents: FileCheck,
  places: MapPinned,
  audit: ScrollText,
};

type May = (call: TableCall) => boolean;

function itemOf(name: GroupName, may: May): SidebarItem[] {
  const Icon = icons[name];
  const group = groups[name];
  const icon = <Icon />;
  const links = pages
    .filter(({ groups, needs }) => groups.includes(name) && (!needs || may(needs)))
    .map(({ label, path }) => ({ label, path }));
  if ('label' in group) return [{ icon, label: group.label, subLinks: links }];
  return links.map((link) => ({ icon, ...link, exact: link.path === HOME_PATH }));
}

const names = Object.keys(groups) as GroupName[];

/** The sidebar, made of the table of pages: those that one may open. */
export const navigationFor = (may: May): readonly SidebarSection[] =>
  (['APPLICATION', 'ACCOUNTING', 'ADMIN'] as const).map((section) => ({
    label: section,
    items: names.filter((name) => groups[name].section === section).flatMap((name) => itemOf(name, may)),
  }));
