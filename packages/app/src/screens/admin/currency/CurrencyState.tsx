import { today } from '@rentsafe/domain/date';
import type { Tax } from '@rentsafe/domain/tax';
import { Grid } from '@rentsafe/ui/Grid';
import { StatCard } from '@rentsafe/ui/StatCard';
import { useQuery } from '@tanstack/react-query';
import { latestLockQuery, latestRateQuery, taxRatesQuery } from '../../../calls/currency';
import { day } from '../../../text/day';
import { dotted } from '../../../text/dotted';
import { rateText } from '../../../text/rateText';
import { rateOn, taxTexts } from './taxRates';

/** What is in force today; dashes until it is known. */
export function CurrencyState() {
  const rate = useQuery(latestRateQuery);
  const taxRates = useQuery(taxRatesQuery);
  const lock = useQuery(latestLockQuery);
  const unknown = ({ error }: { error: Error | null }) => (error ? 'Not available' : '–');
  const now = today();
  const taxCard = (tax: Tax) => {
    const current = taxRates.data && rateOn(taxRates.data, tax, now);
    return (
      <StatCard
        label={taxTexts[tax]}
        value={taxRates.data ? (current ? rateText(current.rate) : 'None') : unknown(taxRates)}
        hint={current && `from ${day(current.from_on)}`}
      />
    );
  };
  return (
    <Grid columns={4} columnMinWidth="10rem">
      <StatCard
        label="ZiG for 1 USD"
        value={rate.data === undefined ? unknown(rate) : (rate.data?.rate ?? 'None')}
        hint={
          rate.data && dotted(rate.data.on === now ? 'today' : `of ${day(rate.data.on)}`, rate.data.source)
        }
      />
      {taxCard('vat')}
      {taxCard('rent_tax')}
      <StatCard
        label="Locked until"
        value={
          lock.data === undefined ? unknown(lock) : lock.data ? day(lock.data.until_on) : 'Nothing locked'
        }
        hint={lock.data && `by ${lock.data.user.name}`}
      />
    </Grid>
  );
}
