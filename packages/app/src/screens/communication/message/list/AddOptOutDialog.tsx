import { today } from '@rentsafe/domain/date';
import { messageChannels, optOutForm } from '@rentsafe/domain/message';
import { DateField } from '@rentsafe/ui/DateField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { addOptOut, optOutList } from '../../../../calls/messages';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { channelTexts } from '../../../../message/messageTexts';
import { PartyField } from '../../../../party/field/PartyField';

export function AddOptOutDialog({ onClose }: { onClose: () => void }) {
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
        onCreated: () => void queryClient.invalidateQueries({ queryKey: optOutList.key }),
        recordOf: ({ party, channel }) => ({ description: `${party.name}: ${channelTexts[channel]}` }),
      }}
      onClose={onClose}
    >
      <Stack gap="field">
        <PartyField label="Person or Company" name="party" required />
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
