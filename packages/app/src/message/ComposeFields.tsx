import {
  type MessageChannel,
  type MessageTemplate,
  type MessageWays,
  messageChannels,
  SMS_LENGTH,
} from '@rentsafe/domain/message';
import { Combobox, type ComboboxValue } from '@rentsafe/ui/Combobox';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { findMaintenance } from '../calls/messages';
import { findProperties } from '../calls/properties';
import { Fields } from '../forms/Fields';
import { PartyField } from '../party/field/PartyField';
import { channelOption } from './messageTexts';

const audiences = [
  { value: 'all', label: 'All tenants' },
  { value: 'arrears', label: 'Tenants in arrears' },
  { value: 'property', label: 'Tenants of a property' },
  { value: 'ending', label: 'Tenants whose lease is ending' },
  { value: 'landlords', label: 'All landlords' },
  { value: 'party', label: 'One person or company' },
];

/** What was typed, by field; it comes back when the preview is left. */
export type Typed = Readonly<Record<string, string>>;

/** What was chosen of a long list, by field; it comes back as well. */
export type Chosen = Record<string, ComboboxValue>;

const kept = (chosen: Chosen, name: string) => ({
  name,
  defaultValue: chosen[name],
  onValueChange: ({ value }: { value: ComboboxValue }) => {
    chosen[name] = value;
  },
});

const Recipient = ({ chosen }: { chosen: Chosen }) => (
  <PartyField label="Person or Company" {...kept(chosen, 'party')} required />
);

/** Whom alone is written to. */
export const OnePartyField = ({ chosen }: { chosen: Chosen }) => (
  <>
    <input type="hidden" name="audience" value="party" />
    <Recipient chosen={chosen} />
  </>
);

/** Who is written to. */
export function AudienceFields({ typed, chosen }: { typed: Typed; chosen: Chosen }) {
  const [audience, setAudience] = useState(typed.audience || 'all');
  return (
    <Fields>
      <Select
        label="To"
        name="audience"
        required
        options={audiences}
        value={audience}
        onValueChange={({ value }) => value && setAudience(value)}
      />
      {audience === 'property' && (
        <Combobox label="Property" {...kept(chosen, 'property')} required search={findProperties} />
      )}
      {audience === 'party' && <Recipient chosen={chosen} />}
      {(audience === 'arrears' || audience === 'ending') && (
        <NumberField
          label="Days"
          name="days"
          min={0}
          max={3650}
          required
          defaultValue={typed.days || (audience === 'arrears' ? '30' : '60')}
          hint={
            audience === 'arrears'
              ? 'Minimum number of days past due.'
              : 'The lease ends within this many days.'
          }
        />
      )}
    </Fields>
  );
}

/** What is written: a template, or a text of its own. */
export function TextFields({
  typed,
  chosen,
  templates,
  ways,
}: {
  typed: Typed;
  chosen: Chosen;
  templates: readonly MessageTemplate[];
  ways: MessageWays;
}) {
  const [template, setTemplate] = useState(typed.template ?? '');
  const [channel, setChannel] = useState<MessageChannel>((typed.channel as MessageChannel) || 'email');
  return (
    <Stack gap="field">
      <Fields>
        <Select
          label="Template"
          name="template"
          placeholder="No template"
          options={templates.map(({ id, name, channel: by }) => {
            const { label, ...option } = channelOption(by, ways);
            return { ...option, value: String(id), label: `${name} · ${label}` };
          })}
          value={template}
          onValueChange={({ value }) => setTemplate(value)}
          hint={
            templates.length === 0
              ? 'There are no templates yet. An Admin adds them under Templates.'
              : undefined
          }
        />
        {!template && (
          <Select
            label="Channel"
            name="channel"
            required
            options={messageChannels.map((value) => ({ value, ...channelOption(value, ways) }))}
            value={channel}
            onValueChange={({ value }) => value && setChannel(value)}
          />
        )}
      </Fields>
      {!template && channel !== 'sms' && (
        <TextField label="Subject" name="subject" maxLength={200} defaultValue={typed.subject} />
      )}
      {!template && (
        <TextArea
          label="Text"
          name="body"
          required
          rows={8}
          maxLength={channel === 'sms' ? SMS_LENGTH : 20_000}
          defaultValue={typed.body}
          hint="Fields such as {{recipient.name}} are filled in for each recipient."
        />
      )}
      <Combobox
        label="About Maintenance"
        {...kept(chosen, 'about')}
        search={findMaintenance}
        hint="Find a request or work order by number or summary. Emergencies are sent at night too."
      />
    </Stack>
  );
}
