import type { RequestTotals } from '@rentsafe/domain/maintenanceRequest';
import { Grid } from '@rentsafe/ui/Grid';
import { Link } from '@rentsafe/ui/Link';
import { StatCard } from '@rentsafe/ui/StatCard';
import { renderLink } from '../../../../text/renderLink';

const figures = [
  { name: 'new', label: 'New', query: 'state=new', hint: 'To be accepted or declined' },
  { name: 'accepted', label: 'Accepted', query: 'state=accepted', hint: 'To be ordered' },
  { name: 'ordered', label: 'Waiting', query: 'state=ordered', hint: 'For the contractor' },
  { name: 'overdue', label: 'Overdue', query: 'overdue=true', hint: 'Past the target' },
] as const;

/** How many requests wait, and for what: each leads to those it counts. */
export const RequestFigures = ({ totals }: { totals: RequestTotals | undefined }) => (
  <Grid columns={4} columnMinWidth="9.5rem">
    {figures.map(({ name, label, query, hint }) => (
      <StatCard
        key={name}
        label={label}
        hint={hint}
        value={
          totals ? (
            <Link asChild underline="hover">
              {renderLink({
                href: `?${query}`,
                'aria-label': `View ${totals[name]} ${label.toLowerCase()}`,
                children: totals[name],
              })}
            </Link>
          ) : (
            '–'
          )
        }
      />
    ))}
  </Grid>
);
