import {
  DATA_REQUEST_DAYS,
  type DataRight,
  dataRequestForm,
  dataRights,
  objectionPurposes,
} from '@rentsafe/domain/dataRequest';
import { today } from '@rentsafe/domain/date';
import { DateField } from '@rentsafe/ui/DateField';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordDataRequest, showDataRequest } from '../calls/dataRequests';
import { ActionDialog } from '../forms/ActionDialog';
import { optionsOf } from '../forms/options';
import { purposeHints, purposeLabels, rightLabels } from './dataRequestTexts';

export interface NewDataRequestProps {
  person: { id: number; name: string };
  /** The right that is chosen at first. */
  right: DataRight;
  onClose: () => void;
}

/** Records what a person asks for, who asked, and how identity was checked. */
export function NewDataRequest({ person, right: first, onClose }: NewDataRequestProps) {
  const queryClient = useQueryClient();
  const [right, setRight] = useState<DataRight | ''>(first);
  return (
    <ActionDialog
      title={`New request: ${person.name}`}
      description={`To be answered within ${DATA_REQUEST_DAYS} days. The Act sets no period; this is ours.`}
      form={dataRequestForm}
      send={async (body, key) => showDataRequest(queryClient, await recordDataRequest(body, key))}
      submitLabel="Record request"
      pendingLabel="Recording..."
      done="Request recorded"
      failure="Failed to record request"
      onClose={onClose}
    >
      <Stack gap="field">
        <input type="hidden" name="party" value={person.id} />
        <Select
          label="Right"
          name="right"
          required
          value={right}
          onValueChange={({ value }) => setRight(value)}
          options={optionsOf(dataRights, (value) => rightLabels[value])}
        />
        {right === 'objection' && (
          <RadioGroup
            label="Objects To"
            name="purpose"
            required
            options={objectionPurposes.map((value) => ({
              value,
              label: purposeLabels[value],
              hint: purposeHints[value],
            }))}
          />
        )}
        <TextField
          label="Requested By"
          name="requested_by"
          required
          maxLength={200}
          defaultValue={person.name}
          hint="The person, or who speaks for them and by what authority."
        />
        <DateField label="Requested On" name="requested_on" required max={today()} defaultValue={today()} />
        <TextField
          label="How Identity Was Checked"
          name="identity_check"
          required
          maxLength={500}
          hint="Such as: national ID seen at the office."
        />
        <TextArea label="Request" name="details" required maxLength={2000} hint="In the person's words." />
      </Stack>
    </ActionDialog>
  );
}
