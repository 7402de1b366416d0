import type { InspectedItem, Inspection, InspectionComparison } from '@rentsafe/domain/inspection';
import { Card } from '@rentsafe/ui/Card';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inspectionQuery } from '../../../../calls/inspections';
import { useFileUrls } from '../../../../calls/useFileUrls';
import { conditionTexts } from '../list/inspectionTexts';
import * as styles from './inspection.css';

type Row = InspectionComparison['rows'][number];

interface WorseItemsProps {
  inspection: Inspection;
  /** The inspection before it. */
  earlier: number;
  rows: readonly Row[];
}

const itemOf = (inspection: Inspection | undefined, { area, item }: Row): InspectedItem | undefined =>
  inspection?.areas.find(({ name }) => name === area)?.items.find(({ name }) => name === item);

interface SideProps {
  title: 'Before' | 'Now';
  row: Row;
  item: InspectedItem | undefined;
  urls: ReadonlyMap<number, string>;
}

/** One of the two: its condition, note and photos. */
function Side({ title, row, item, urls }: SideProps) {
  const condition = title === 'Before' ? row.before : row.after;
  const files = item?.files ?? [];
  return (
    <Stack gap={2} asChild>
      <section aria-label={`${title}: ${row.area}, ${row.item}`}>
        <Text>
          {title}: {condition ? conditionTexts[condition] : '–'}
        </Text>
        {item?.note && <Text tone="muted">{item.note}</Text>}
        {files.length === 0 ? (
          <Text size="sm" tone="muted">
            No photos.
          </Text>
        ) : (
          <ul className={styles.reportPhotos}>
            {files.map((id, at) => (
              <li key={id}>
                {urls.get(id) && (
                  <img
                    src={urls.get(id)}
                    alt={`${row.item}, ${title.toLowerCase()}, ${at + 1}`}
                    className={styles.comparedPhoto}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Stack>
  );
}

/** What got worse, before and now side by side. */
export function WorseItems({ inspection, earlier, rows }: WorseItemsProps) {
  const { data: before } = useQuery(inspectionQuery(earlier));
  const pairs = useMemo(
    () => rows.map((row) => ({ row, was: itemOf(before, row), is: itemOf(inspection, row) })),
    [rows, before, inspection],
  );
  const urls = useFileUrls(
    useMemo(() => pairs.flatMap(({ was, is }) => [...(was?.files ?? []), ...(is?.files ?? [])]), [pairs]),
  );
  return pairs.map(({ row, was, is }) => (
    <Card key={JSON.stringify([row.area, row.item])}>
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {row.area}, {row.item}
        </Heading>
        <Grid columns={2} columnMinWidth="9rem">
          <Side title="Before" row={row} item={was} urls={urls} />
          <Side title="Now" row={row} item={is} urls={urls} />
        </Grid>
      </Stack>
    </Card>
  ));
}
