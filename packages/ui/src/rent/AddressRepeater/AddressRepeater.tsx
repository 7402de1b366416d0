'use client';

import { Repeater, type RepeaterProps } from '../../components/Repeater';
import { useMessages } from '../../internal/messages/messages';
import { AddressFields } from './AddressFields';
import { addressRepeaterMessages } from './AddressRepeater.messages';
import type { InitialAddress } from './address';
import type { DefaultPlace, EmptyAction } from './cascade';
import type { LoadPlaces } from './usePlaces';

export interface AddressRepeaterProps
  extends Omit<
    RepeaterProps<InitialAddress>,
    | 'children'
    | 'label'
    | 'rowLabel'
    | 'addLabel'
    | 'removeLabel'
    | 'emptyText'
    | 'name'
    | 'columns'
    | 'compact'
    | 'movable'
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
      label={messages.legend}
      rowLabel={messages.row}
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
