'use client';

import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox';
import { Combobox, type ComboboxOption, type ComboboxSearch } from '../../components/Combobox';
import { Grid } from '../../components/Grid';
import { Repeater, type RepeaterProps } from '../../components/Repeater';
import { Select } from '../../components/Select';
import { TextField } from '../../components/TextField';
import * as styles from '../../internal/fields/repeaterItem.css';
import { useMessages } from '../../internal/messages/messages';
import { contactRepeaterMessages } from './ContactRepeater.messages';
import { contactTypes, type InitialContact } from './contact';

export interface ContactRepeaterProps
  extends Omit<
    RepeaterProps<InitialContact>,
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
  /** Finds individuals on the server; the `value` of an option is the individual's id. */
  searchIndividuals: ComboboxSearch;
}

const optionOf = ({
  individual: { id, first_name, last_name, identification_number },
}: InitialContact): ComboboxOption => ({
  value: id,
  label: `${first_name} ${last_name}`,
  description: identification_number ?? undefined,
});

/**
 * Contacts of a branch, in numbered fields (`contact_type_1`, …) that `contactRows` of @rentsafe/domain/contact reads. At
 * most one is primary. Renders the `fieldset` of a Repeater.
 */
export function ContactRepeater({ searchIndividuals, max = 50, ...rest }: ContactRepeaterProps) {
  const messages = useMessages(contactRepeaterMessages);
  const [primaryRow, setPrimaryRow] = useState<string | null | undefined>();
  return (
    <Repeater
      {...rest}
      max={max}
      label={messages.legend}
      rowLabel={messages.row}
      addLabel={messages.add}
      removeLabel={messages.remove}
    >
      {({ id, name }, initial) => (
        <Grid columns={2} columnMinWidth="12rem" data-part="fields" className={styles.fields}>
          <Combobox
            label={messages.individual}
            name={name('individual')}
            required
            search={searchIndividuals}
            defaultValue={initial && optionOf(initial)}
          />
          <TextField
            label={messages.position}
            name={name('position')}
            defaultValue={initial?.position ?? ''}
          />
          <Select
            label={messages.contactType}
            name={name('contact_type')}
            placeholder={messages.choose}
            options={contactTypes.map((value) => ({ value, label: messages.contactTypes[value] }))}
            defaultValue={contactTypes.find((type) => type === initial?.contact_type)}
          />
          <Checkbox
            label={messages.primary}
            name={name('is_primary')}
            checked={primaryRow === undefined ? initial?.is_primary === true : primaryRow === id}
            onCheckedChange={({ checked }) => setPrimaryRow(checked ? id : null)}
            className={styles.primary}
          />
        </Grid>
      )}
    </Repeater>
  );
}
