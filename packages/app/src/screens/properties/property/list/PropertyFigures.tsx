import type { UnitState, UnitTotals } from '@rentsafe/domain/unit';
import { Grid } from '@rentsafe/ui/Grid';
import { Link } from '@rentsafe/ui/Link';
import { StatCard } from '@rentsafe/ui/StatCard';
import type { ReactNode } from 'react';
import { Amounts } from '../../../../text/Amounts';
import { renderLink } from '../../../../text/renderLink';
import { unitStateTexts } from './unitStates';

/** What the whole portfolio comes to; dashes until it is known. */
export function PropertyFigures({ totals }: { totals: UnitTotals | undefined }) {
  const figure = (of: (known: UnitTotals) => ReactNode) => (totals ? of(totals) : '–');
  /** A figure leads to what it counts. */
  const inState = (state: UnitState) => (
    <StatCard
      label={unitStateTexts[state].label}
      value={figure((known) => (
        <Link asChild underline="hover">
          {renderLink({
            href: `?property_state=${state}`,
            'aria-label': `View ${known[state]} ${state}`,
            children: known[state],
          })}
        </Link>
      ))}
    />
  );
  const [rent, ...others] = totals?.monthly_rent ?? [];
  return (
    <Grid columns={5} columnMinWidth="9.5rem">
      <StatCard
        label="Total Properties"
        value={figure(({ properties }) => properties)}
        hint={totals && `${totals.units} ${totals.units === 1 ? 'unit' : 'units'}`}
      />
      {inState('occupied')}
      {inState('vacant')}
      {inState('maintenance')}
      <StatCard
        label="Monthly Revenue"
        value={figure(() => <Amounts amounts={[rent ?? { amount: '0.00', currency: 'USD' }]} />)}
        hint={others.length > 0 && <Amounts amounts={others} />}
      />
    </Grid>
  );
}
