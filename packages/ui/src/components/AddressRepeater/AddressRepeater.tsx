'use client';

import type { Address } from '@rentsafe/domain/address';
import { useMessages } from '../../internal/messages/messages';
import { Repeater, type RepeaterProps } from '../Repeater';
import { AddressFields } from './AddressFields';
import { addressRepeaterMessages } from './AddressRepeater.messages';
import type { DefaultPlace, EmptyAction } from './cascade';
import type { LoadPlaces } from './usePlaces';

export interface AddressRepeaterProps
  extends Omit<
    RepeaterProps<Address>,
    'children' | 'legend' | 'rowLegend' | 'addLabel' | 'removeLabel' | 'emptyText'
  > {
  /** Fetches countries, and the provinces, cities and suburbs of a chosen place. */
  loadPlaces: LoadPlaces;
  /** What is chosen in an address that is added, level by level as its lists arrive: the id of a place. @default none */
  defaultPlace?: DefaultPlace | undefined;
  /** Below the Refresh button of an empty list: a link to where places are added. */
  emptyAction?: EmptyAction | undefined;
}

/**
 * Addresses of a form, in numbered fields (`city_id_1`, …) that `addressRows` of @rentsafe/domain/address reads. The first is
 * the primary one. Renders the `fieldset` of a Repeater.
 */
export function AddressRepeater({
  loadPlaces,
  defaultPlace,
  emptyAction,
  max = 20,
  ...rest
}: AddressRepeaterProps) {
  const messages = useMessages(addressRepeaterMessages);
  return (
    <Repeater
      {...rest}
      max={max}
      legend={messages.legend}
      rowLegend={messages.row}
      addLabel={messages.add}
      removeLabel={messages.remove}
    >
      {(row, initial) => (
        <AddressFields
          row={row}
          initial={initial}
          loadPlaces={loadPlaces}
          defaultPlace={defaultPlace}
          emptyAction={emptyAction}
        />
      )}
    </Repeater>
  );
}
