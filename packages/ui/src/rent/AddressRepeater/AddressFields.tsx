'use client';

import { useRef, useState } from 'react';
import { Checkbox } from '../../components/Checkbox';
import { Grid } from '../../components/Grid';
import type { RepeaterRow } from '../../components/Repeater';
import { Select } from '../../components/Select';
import { TextField } from '../../components/TextField';
import { useForm } from '../../internal/fields/FormContext';
import * as styles from '../../internal/fields/repeaterItem.css';
import { useMessages } from '../../internal/messages/messages';
import { addressRepeaterMessages } from './AddressRepeater.messages';
import { addressTypes, type InitialAddress, type Place } from './address';
import {
  type ChosenPlaces,
  choosePlace,
  type DefaultPlace,
  type EmptyAction,
  levels,
  placesOf,
} from './cascade';
import { PlaceSelect } from './PlaceSelect';
import type { LoadPlaces, PlaceLevel } from './usePlaces';

interface AddressFieldsProps {
  row: RepeaterRow;
  /** What an address that is edited holds. */
  initial: InitialAddress | undefined;
  loadPlaces: LoadPlaces;
  defaultPlace: DefaultPlace | undefined;
  emptyAction: EmptyAction | undefined;
}

export function AddressFields({ row, initial, loadPlaces, defaultPlace, emptyAction }: AddressFieldsProps) {
  const messages = useMessages(addressRepeaterMessages);
  const { clearIssue } = useForm();
  const [chosen, setChosen] = useState<ChosenPlaces>(() => placesOf(initial));
  // Once each, and never against a choice.
  const settled = useRef(new Set<PlaceLevel>());
  // Until somebody does something in the address, the focus goes on to the first place that has no default.
  const hasBegun = useRef(initial !== undefined);
  const begin = () => {
    hasBegun.current = true;
  };
  const fieldsRef = useRef<HTMLDivElement>(null);
  const settleDefault = (level: PlaceLevel, places: readonly Place[]) => {
    if (initial || settled.current.has(level)) return;
    settled.current.add(level);
    const id = defaultPlace?.(level, places);
    if (id !== undefined) setChosen((now) => choosePlace(now, level, id));
    else if (level !== 'country') goOnTo(level);
  };
  const goOnTo = (level: PlaceLevel) => {
    const fields = fieldsRef.current;
    if (hasBegun.current || !fields?.contains(document.activeElement)) return;
    fields.querySelector<HTMLElement>(`select[name="${CSS.escape(row.name(`${level}_id`))}"]`)?.focus();
  };
  const choose = (level: PlaceLevel, id: number | undefined) => {
    begin();
    settled.current.add(level);
    setChosen(choosePlace(chosen, level, id));
    // A new country answers for the city that could not be chosen.
    for (const below of levels.slice(levels.indexOf(level))) clearIssue(row.name(`${below}_id`));
  };

  return (
    <Grid
      ref={fieldsRef}
      columns={3}
      columnMinWidth="12rem"
      data-part="fields"
      className={styles.fields}
      onKeyDown={begin}
      onPointerDown={begin}
    >
      <Select
        label={messages.addressType}
        name={row.name('address_type')}
        options={addressTypes.map((value) => ({ value, label: messages.addressTypes[value] }))}
        defaultValue={addressTypes.find((type) => type === initial?.address_type)}
      />
      {levels.map((level) => (
        <PlaceSelect
          key={level}
          level={level}
          name={row.name(`${level}_id`)}
          chosen={chosen}
          onChoose={choose}
          onLoaded={settleDefault}
          loadPlaces={loadPlaces}
          emptyAction={emptyAction}
        />
      ))}
      <TextField
        label={messages.streetAddress}
        name={row.name('street_address')}
        defaultValue={initial?.street_address ?? ''}
      />
      <TextField
        label={messages.postalCode}
        name={row.name('postal_code')}
        defaultValue={initial?.postal_code ?? ''}
      />
      <Checkbox
        label={messages.primary}
        checked={row.index === 0}
        disabled
        readOnly
        className={styles.primary}
      />
    </Grid>
  );
}
