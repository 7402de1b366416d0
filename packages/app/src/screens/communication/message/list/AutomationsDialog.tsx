import { type Automation, automationKinds, automationsForm } from '@rentsafe/domain/message';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Repeater } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Fetched } from '../../../../calls/Fetched';
import { activeTemplatesQuery, automationsQuery, saveAutomations } from '../../../../calls/messages';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { Fields } from '../../../../forms/Fields';
import { CHOOSE, optionsOf } from '../../../../forms/options';
import { automationTexts, channelTexts } from '../../../../message/messageTexts';

const hours = Array.from({ length: 13 }, (_, index) => String(index + 7));

/** Replaces what the book sends by itself. */
export function AutomationsDialog({ rows, onClose }: { rows: readonly Automation[]; onClose: () => void }) {
  const queryClient = useQueryClient();
  const templates = useQuery(activeTemplatesQuery);
  const form = useMemo(
    () => automationsForm((id) => templates.data?.find((template) => template.id === id)?.channel),
    [templates.data],
  );
  const options = (templates.data ?? []).map(({ id, name, channel }) => ({
    value: String(id),
    label: `${name} · ${channelTexts[channel]}`,
  }));
  return (
    <ActionDialog
      title="Edit Automations"
      description="Each message is sent once per charge, invoice, receipt, lease or month. Days before the automation was added are skipped."
      form={form}
      send={async (body) => {
        queryClient.setQueryData(automationsQuery.queryKey, await saveAutomations(body));
      }}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Automations saved"
      failure="Failed to save automations"
      ready={templates.data !== undefined}
      onClose={onClose}
    >
      <Fetched query={templates} subject="the templates">
        {() => (
          <Repeater
            label="Automations"
            rowLabel={(number) => `Automation ${number}`}
            addLabel="Add Automation"
            removeLabel="Remove Automation"
            emptyText="No messages are sent automatically."
            defaultValue={rows}
            max={60}
          >
            {({ name }, initial) => (
              <Fields>
                <Select
                  label="About"
                  name={name('kind')}
                  required
                  options={optionsOf(automationKinds, (kind) => automationTexts[kind].label)}
                  defaultValue={initial?.kind ?? 'reminder'}
                />
                <NumberField
                  label="Days"
                  name={name('days')}
                  required
                  min={-30}
                  max={60}
                  defaultValue={String(initial?.days ?? 3)}
                  hint="Days after the event. Enter a negative number for days before."
                />
                <Select
                  label="From"
                  name={name('at_hour')}
                  required
                  options={optionsOf(hours, (hour) => `${hour}:00`)}
                  defaultValue={String(initial?.at_hour ?? 8)}
                />
                <Select
                  label="Template"
                  name={name('template')}
                  required
                  placeholder={CHOOSE}
                  options={options}
                  defaultValue={initial ? String(initial.template.id) : ''}
                />
                <Checkbox label="On" name={name('is_active')} defaultChecked={initial?.is_active ?? true} />
              </Fields>
            )}
          </Repeater>
        )}
      </Fetched>
    </ActionDialog>
  );
}
