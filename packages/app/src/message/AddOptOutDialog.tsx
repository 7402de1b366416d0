import { today } from '@rentsafe/domain/date';
import { messageChannels, optOutForm } from '@rentsafe/domain/message';
import type { ComboboxOption } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { addOptOut, optOutList, showOptOuts } from '../calls/messages';
import { CreationDialog } from '../forms/CreationDialog';
import { Fields } from '../forms/Fields';
import { optionsOf } from '../forms/options';
import { PartyField } from '../party/field/PartyField';
import { channelTexts } from './messageTexts';

export interface AddOptOutProps {
  /** Who is chosen at first. */
  party?: ComboboxOption | undefined;
  onClose: () => void;
}

export function AddOptOutDialog({ party: chosen, onClose }: AddOptOutProps) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add Opt-out"
      description="Invoices, demands and notices are still sent."
      creation={{
        record: 'opt-out',
        form: optOutForm,
        add: addOptOut,
        lists: optOutList.key,
        onCreated: () => showOptOuts(queryClient),
        recordOf: ({ party, channel }) => ({ description: `${party.name}: ${channelTexts[channel]}` }),
      }}
      onClose={onClose}
    >
      <Stack gap="field">
        <PartyField label="Person or Company" name="party" defaultValue={chosen} required />
        <Fields>
          <Select
            label="Channel"
            name="channel"
            required
            options={optionsOf(messageChannels, (channel) => channelTexts[channel])}
            defaultValue="email"
          />
          <DateField label="From" name="from_on" defaultValue={today()} />
          <DateField label="Until" name="until_on" hint="Leave blank for no end date." />
        </Fields>
      </Stack>
    </CreationDialog>
  );
}
