import { sampleIndividual } from '@rentsafe/domain/fixtures';
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';

export interface Screen {
  name: string;
  path: string;
  /** A screen answers at once, however large the book; a report of a year may take a second. */
  kind: 'screen' | 'report';
}

const screen = (name: string, path: string): Screen => ({ name, path, kind: 'screen' });
const report = (name: string, path: string): Screen => ({ name, path, kind: 'report' });

/** What is read of a book of so many leases in the course of a month, in the order in which it is used. */
export function screensOf(leases: number, today: PlainDate): Screen[] {
  const lease = leases / 2;
  const month = monthOf(today);
  const last = addMonths(month, -1);
  // The last that a list leads to: more than 10,000 records are not counted.
  const deep = 500;
  const surname = sampleIndividual(2).last_name;
  const past = addDays(today, -60);
  const year = `from=${firstDayOf(addMonths(last, -11))}&to=${lastDayOf(last)}`;
  return [
    screen('leases', 'leases/'),
    screen('leases, deep page', `leases/?page=${deep}`),
    screen('leases, by number', `leases/?q=L-${lease}`),
    screen('leases, by tenant', `leases/?q=${surname}`),
    screen('leases, by town', 'leases/?q=Harare'),
    screen('a lease', `leases/${lease}/`),
    screen('property list', 'units/'),
    screen('property list, deep page', `units/?page=${deep}`),
    screen('overview', 'overview/'),
    screen('overview, today', 'overview/today/'),
    screen('to-do', 'todo/'),
    screen('ageing', 'reports/ageing/?currency=USD'),
    screen('debt calls', 'debt-calls/?currency=USD'),
    screen('rent collection, this month', `reports/rent-collection/?currency=USD&month=${month}`),
    screen('rent collection, last month', `reports/rent-collection/?currency=USD&month=${last}`),
    screen('receipts', 'receipts/'),
    screen('receipts, deep page', `receipts/?page=${deep}`),
    screen('receipts, by lease', `receipts/?q=L-${lease}`),
    screen('invoices', 'invoices/'),
    screen('charges', 'charges/'),
    screen('money to pay', 'disbursements/available/?currency=USD'),
    screen('month end, last month', `reports/month-end/?month=${last}`),
    screen('balance of a lease', `leases/${lease}/balance/`),
    screen(
      'statement of a customer',
      `reports/customer-statement/?lease=${lease}&currency=USD&from=${addDays(today, -365)}&to=${today}`,
    ),
    report('overview, 60 days ago', `overview/?as_at=${past}`),
    report('ageing, 60 days ago', `reports/ageing/?currency=USD&as_at=${past}`),
    report('trial balance', 'reports/trial-balance/?currency=USD'),
    report('trust balance', `reports/trust/?currency=USD`),
    report('occupancy', `reports/occupancy/?${year}`),
    report('turnover', `reports/turnover/?${year}`),
    report('performance, by property', `reports/performance/?currency=USD&by=property&${year}`),
    report('performance, by landlord', `reports/performance/?currency=USD&by=landlord&${year}`),
    report('series, 12 months', `reports/series/?currency=USD&months=12&to=${today}`),
    report(
      'forecast, 12 months',
      `reports/forecast/?currency=USD&months=12&as_at=${addDays(firstDayOf(month), -1)}`,
    ),
  ];
}
