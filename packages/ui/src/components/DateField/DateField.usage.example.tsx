import { DateField } from '@rentsafe/ui/DateField';

export const Do = () => <DateField label="Lease ends" min="2026-01-01" hint="After the lease starts." />;

export const Dont = () => <DateField label="Date" hint="DD/MM/YYYY, with slashes, four digits of the year" />;
