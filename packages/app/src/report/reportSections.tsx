import { type Address, formatAddress } from '@rentsafe/domain/address';
import type { Claim, CreditRow, Explanation } from '@rentsafe/domain/report';
import type { Description } from '@rentsafe/ui/DescriptionList';
import { ExpandableText } from '@rentsafe/ui/ExpandableText';
import type { ReportSection } from '@rentsafe/ui/ReportDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { ReactNode } from 'react';
import { telephones } from '../text/telephones';
import { Classification } from './Classification';
import { ClaimsTable, CreditTable } from './CreditTables';
import { type Detail, NOT_GIVEN } from './details';
import { RatingExplanation } from './RatingExplanation';
import * as styles from './ReportClosing.css';

interface Credit {
  claims?: readonly Claim[] | undefined;
  active?: readonly CreditRow[] | undefined;
  historic?: readonly CreditRow[] | undefined;
}

interface Rated {
  classification?: string | null | undefined;
  explanation?: Explanation | undefined;
}

/** @param asAt chooses the day at whose end the facts stand; not there where it is fixed. */
export function classificationSection(
  { classification, explanation }: Rated,
  asAt: ReactNode,
): ReportSection {
  return {
    id: 'classification',
    heading: 'Classification',
    content: (
      <Stack gap={4}>
        {asAt && <div className={styles.screenOnly}>{asAt}</div>}
        <Classification rating={classification} />
        {explanation && <RatingExplanation explanation={explanation} classification={classification} />}
      </Stack>
    ),
  };
}

/** Details as they are read. */
export const detailItems = (details: readonly Detail[]): Description[] =>
  details.map(({ term, text, isPhone }) => ({ term, description: detailText(text, isPhone) }));

// As quiet as N/A: beside it, it says the same.
function detailText(text: string, isPhone: true | undefined) {
  if (text === NOT_GIVEN) return <span className={styles.notGiven}>{text}</span>;
  return isPhone ? telephones(text) : text;
}

/** The addresses, of which more than one can be shown. */
export function addressItem(addresses: readonly Address[] | null | undefined): Description {
  const parts = (addresses ?? []).map(formatAddress).filter(Boolean);
  return {
    term: 'Address',
    description: parts.length > 0 ? <ExpandableText parts={parts} /> : null,
    wide: true,
  };
}

/** Claims, Active and Historic; said once where something is missing: that is no clean record. */
export function creditSections({ claims, active, historic }: Credit): ReportSection[] {
  const incomplete = [claims, active, historic].some((rows) => !rows?.length);
  return [
    {
      id: 'claims',
      heading: 'Claims',
      content: (
        <Stack gap={2}>
          {incomplete && (
            <Text tone="muted">
              &lsquo;No data held&rsquo; means that nothing was reported to us. It does not mean a clean
              record.
            </Text>
          )}
          <ClaimsTable claims={claims} />
        </Stack>
      ),
    },
    { id: 'active', heading: 'Active', content: <CreditTable caption="Active" rows={active} /> },
    { id: 'historic', heading: 'Historic', content: <CreditTable caption="Historic" rows={historic} /> },
  ];
}
