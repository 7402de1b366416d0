import { HOME_PATH } from '@rentsafe/domain/session';
import { type Breadcrumb, Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, type DataTableProps, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Link } from '@rentsafe/ui/Link';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Plus } from 'lucide-react';
import type { ParentPlace, Place } from '../../../calls/locations';
import { renderLink } from '../../../text/renderLink';

export interface PlacesViewProps {
  /** The way from all countries to what is shown. */
  parents: readonly Required<Breadcrumb>[];
  /** What holds the places that are shown; undefined for all countries. */
  holds: ParentPlace['level'] | undefined;
  places: readonly Place[];
  status: DataTableProps<Place>['status'];
  /** What went wrong, in a sentence. */
  error: string | undefined;
  /** Where the places that a place holds are shown. */
  hrefOf: (place: Place) => string | undefined;
  onRetry: () => void;
  onAdd: () => void;
  onRename: (place: Place) => void;
}

/** What a level holds, as it is called. */
export const placeWords = {
  country: { record: 'province', records: 'Provinces', add: 'Add Province' },
  province: { record: 'city', records: 'Cities', add: 'Add City' },
  city: { record: 'suburb', records: 'Suburbs', add: 'Add Suburb' },
} as const;

const features = [stackedRows()];

/** Countries, and level by level what they hold. Provinces, cities and suburbs can be added and renamed. */
export function PlacesView({
  parents,
  holds,
  places,
  hrefOf,
  onAdd,
  onRename,
  error,
  ...rest
}: PlacesViewProps) {
  const words = holds && placeWords[holds];
  const records = words?.records ?? 'Countries';
  const columns: Column<Place>[] = [
    {
      id: 'name',
      header: 'Name',
      value: ({ name }) => name,
      cell: (place) => {
        const href = hrefOf(place);
        return href ? <Link asChild>{renderLink({ href, children: place.name })}</Link> : place.name;
      },
      rowHeader: true,
    },
  ];
  const table = useDataTable({ columns, rows: places, rowKey: ({ id }) => id, features });
  return (
    <Stack gap="section">
      <PageHeader
        title="Places"
        description="Countries, provinces, cities and suburbs used in addresses."
        actions={
          words && (
            <Button variant="primary" onClick={onAdd}>
              <Plus aria-hidden="true" />
              {words.add}
            </Button>
          )
        }
      />
      <Breadcrumbs items={[{ label: 'Countries', href: `${HOME_PATH}/admin/places` }, ...parents]} />
      <DataTable
        {...table}
        {...rest}
        caption={records}
        title={holds ? `${records} of ${parents.at(-1)?.label}` : records}
        error={{ title: `Could not fetch ${records.toLowerCase()}`, help: error }}
        {...(words && {
          rowActions: (place: Place) => (
            <Button aria-label={`Rename ${place.name}`} onClick={() => onRename(place)}>
              Rename
            </Button>
          ),
        })}
      />
    </Stack>
  );
}
