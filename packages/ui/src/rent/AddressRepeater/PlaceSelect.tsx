'use client';

import { useRef } from 'react';
import { announce } from '../../components/Announcer';
import { Button } from '../../components/Button';
import { Select } from '../../components/Select';
import { RotateCw } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { hasFocus } from '../../internal/overlay/focus';
import * as styles from './AddressRepeater.css';
import { addressRepeaterMessages } from './AddressRepeater.messages';
import type { Place } from './address';
import { type ChosenPlaces, type EmptyAction, parentOf } from './cascade';
import { type LoadPlaces, type PlaceLevel, usePlaces } from './usePlaces';

interface PlaceSelectProps {
  level: PlaceLevel;
  name: string;
  chosen: ChosenPlaces;
  onChoose: (level: PlaceLevel, id: number | undefined) => void;
  onLoaded: (level: PlaceLevel, places: readonly Place[]) => void;
  loadPlaces: LoadPlaces;
  emptyAction: EmptyAction | undefined;
}

/** One step of the cascade: it waits for the step above, loads, and explains why nothing can be chosen. */
export function PlaceSelect({
  level,
  name,
  chosen,
  onChoose,
  onLoaded,
  loadPlaces,
  emptyAction,
}: PlaceSelectProps) {
  const messages = useMessages(addressRepeaterMessages);
  const parent = parentOf(level);
  const select = useRef<HTMLSelectElement>(null);
  const parentId = parent === undefined ? null : chosen[parent];
  const { status, places, retrying, retry } = usePlaces(loadPlaces, level, parentId, {
    onLoaded: (places) => onLoaded(level, places),
    onFailed: () =>
      announce(`${messages.failed(level)}. ${messages.failedHelp}`, { politeness: 'assertive' }),
    onReadAgain: ({ length }) => {
      announce(length === 0 ? messages.empty[level] : messages.found(level, length));
      // The button that was pressed is gone.
      if (!hasFocus()) select.current?.focus();
    },
  });

  const isEmpty = status === 'loaded' && places.length === 0;
  const reason = () => {
    if (status === 'waiting' && parent) return messages.chooseFirst(parent);
    if (status === 'loading') return messages.loading(level);
    if (isEmpty) return messages.empty[level];
    return undefined;
  };
  const disabledReason = reason();
  const isDisabled = disabledReason !== undefined || status === 'failed';

  return (
    <div className={styles.place}>
      <Select
        ref={select}
        label={messages.places[level]}
        name={name}
        required={level === 'city'}
        placeholder={messages.choose}
        options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={isDisabled ? '' : String(chosen[level] ?? '')}
        onValueChange={({ value }) => onChoose(level, value === '' ? undefined : Number(value))}
        disabled={isDisabled}
        disabledReason={disabledReason}
        error={status === 'failed' ? messages.failed(level) : undefined}
      />
      {/* Rows are counted by their fields: one that is disabled still counts, and holds what an edited address has. */}
      {isDisabled && <input type="hidden" name={name} value={chosen[level] ?? ''} />}
      {(status === 'failed' || isEmpty) && (
        <Button className={styles.retry} pending={retrying} onClick={retry}>
          {!retrying && <RotateCw />}
          {isEmpty ? messages.refresh(level) : messages.retry}
        </Button>
      )}
      {isEmpty && emptyAction?.(level, chosen)}
    </div>
  );
}
