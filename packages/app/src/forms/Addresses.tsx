import type { Address } from '@rentsafe/domain/address';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Link } from '@rentsafe/ui/Link';
import { AddressRepeater, type AddressRepeaterProps, RentMessagesProvider } from '@rentsafe/ui/rent';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo } from 'react';
import { lastProvinceQuery, placesFrom } from '../calls/locations';
import { useMay } from '../session/useMay';

const messagesWith = (help: string) => ({
  addressRepeater: {
    empty: {
      country: 'There are no countries on record.',
      province: `There are no provinces on record for this country.${help}`,
      city: `There are no cities on record for this province.${help}`,
      suburb: 'There are no suburbs on record for this city. The address can be saved without one.',
    },
  },
});
const forAdmins = messagesWith('');
const forOthers = messagesWith(' Ask an Admin to add it.');

/** In a tab of its own: what was typed stays, and Refresh finds the new place. */
const addPlaceLink: AddressRepeaterProps['emptyAction'] = (level, { country, province, city }) => {
  if (level === 'country') return null;
  const ids = Object.entries({ country, province, city }).flatMap(([name, id]) =>
    id === undefined ? [] : [[name, String(id)]],
  );
  return (
    <Link href={`${HOME_PATH}/admin/places?${new URLSearchParams(ids)}`} target="_blank">
      Add a {level} in Places
    </Link>
  );
};

type DefaultPlace = NonNullable<AddressRepeaterProps['defaultPlace']>;

const HOME_COUNTRY = 'Zimbabwe';

/**
 * The addresses of a record, with those that it has. A new one starts in Zimbabwe, in the province that was chosen last. An
 * Admin is led from a missing place to where it is added.
 */
export function Addresses({ initial }: { initial?: readonly Address[] | null | undefined }) {
  const queryClient = useQueryClient();
  const defaultPlace: DefaultPlace = (level, places) => {
    if (level === 'country') return places.find(({ name }) => name === HOME_COUNTRY)?.id;
    const last = queryClient.getQueryData(lastProvinceQuery.queryKey);
    return level === 'province' ? places.find(({ id }) => id === last)?.id : undefined;
  };
  const rememberProvince = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLSelectElement) || !target.name.startsWith('province_id')) return;
    queryClient.setQueryDefaults(lastProvinceQuery.queryKey, lastProvinceQuery);
    if (target.value) queryClient.setQueryData(lastProvinceQuery.queryKey, Number(target.value));
  };
  const loadPlaces = useMemo(() => placesFrom(queryClient), [queryClient]);
  const mayAdd = useMay()('createCity');
  return (
    <RentMessagesProvider messages={mayAdd ? forAdmins : forOthers}>
      <AddressRepeater
        loadPlaces={loadPlaces}
        defaultValue={initial ?? undefined}
        defaultPlace={defaultPlace}
        onChange={rememberProvince}
        {...(mayAdd && { emptyAction: addPlaceLink })}
      />
    </RentMessagesProvider>
  );
}
