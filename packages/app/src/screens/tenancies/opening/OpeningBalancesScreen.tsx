import { today } from '@rentsafe/domain/date';
import { importSteps } from '@rentsafe/domain/import';
import { mayTake } from '@rentsafe/domain/step';
import { addDays, firstDayOf, isPlainDate, monthOf } from '@rentsafe/format/date';
import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';
import { CsvButton } from '@rentsafe/ui/DataTableCsv';
import { DateField } from '@rentsafe/ui/DateField';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openingPostedQuery } from '../../../calls/trustReports';
import { agencyPath } from '../../../paths';
import { useStepLevel } from '../../../session/useMay';
import { useMe } from '../../../session/useMe';
import { EarlierImports } from '../lease/import/EarlierImports';
import { Balances } from './OpeningBalance';
import { OpeningFile } from './OpeningFile';
import { sampleColumns, sampleRows } from './openingSample';
import { openingSums } from './trialBalance';

/** What the book began with, from a spreadsheet: everybody checks a file, an Admin imports it. */
export function OpeningBalancesScreen() {
  const { data: user } = useMe();
  const mayImport = mayTake(importSteps.steps.commit, useStepLevel());
  const { data: posted = {} } = useQuery(openingPostedQuery);
  const [day, setDay] = useState(() => addDays(firstDayOf(monthOf(today())), -1));
  const isDay = isPlainDate(day) && day <= today();
  return (
    <Stack gap="section">
      <Stack gap={2}>
        <Breadcrumbs items={[{ label: 'Agency', href: agencyPath }, { label: 'Opening Balances' }]} />
        <PageHeader
          title="Opening Balances"
          description="Arrears, credits, deposits, landlord and bank balances on the day you begin. Import the leases first."
          actions={
            <CsvButton name="Opening balances" columns={sampleColumns} rows={sampleRows}>
              Download a template
            </CsvButton>
          }
        />
      </Stack>
      {openingSums([], posted).map((sums) => (
        <Balances key={sums.currency} {...sums} />
      ))}
      <Stack gap={4}>
        <DateField
          label="Opening Day"
          required
          max={today()}
          value={day}
          onValueChange={({ value }) => setDay(value)}
          hint="The balances are those at the end of this day."
          style={{ maxInlineSize: '16rem' }}
        />
        {isDay ? (
          // A file is checked for the day that was chosen before it.
          <OpeningFile key={day} mayImport={mayImport || !user} day={day} />
        ) : (
          <Text>Choose the opening day first.</Text>
        )}
      </Stack>
      <EarlierImports />
    </Stack>
  );
}
