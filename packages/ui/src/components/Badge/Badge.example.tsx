import { Badge } from '@rentsafe/ui/Badge';

const statuses = {
  occupied: { label: 'Occupied', tone: 'success' },
  vacant: { label: 'Vacant', tone: 'neutral' },
  notice: { label: 'Notice given', tone: 'warning' },
} as const;

export function UnitStatus({ status = 'notice' }: { status?: keyof typeof statuses }) {
  const { label, tone } = statuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}
