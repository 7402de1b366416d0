import { HOME_PATH } from '@rentsafe/domain/session';
import { Building2, Calculator } from 'lucide-react';
import { brand } from '../../../frame/brand';

/** The services of the hub. */
export const services = [
  {
    name: brand.rental,
    icon: Building2,
    description: 'Rental management: rent payment status reports, tenants, landlords and properties.',
    path: HOME_PATH,
  },
  {
    name: brand.accounting,
    icon: Calculator,
    description: 'Accounting for rent: invoices, receipts, statements and disbursements.',
    path: '/services/count-safe',
    note: 'Planned',
  },
] as const;
