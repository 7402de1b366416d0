import { joinParts } from '@rentsafe/format/text';
import { Combobox } from '@rentsafe/ui/Combobox';
import { useRef, useState } from 'react';
import { type Caller, callersOf } from '../../../../calls/leases';

/** Who calls: a tenant by name, number or address, whose unit and name then stand in the form. */
export function CallerField({ onCaller }: { onCaller: (caller: Caller) => void }) {
  const found = useRef(new Map<number, Caller>());
  const [search] = useState(() => async (q: string, signal: AbortSignal) => {
    const callers = await callersOf(q, signal);
    for (const caller of callers) found.current.set(caller.lease, caller);
    return callers.map(({ lease, name, property, unit_number, number }) => ({
      value: lease,
      label: name,
      description: joinParts([property.name, `unit ${unit_number}`, number], ' · '),
    }));
  });
  return (
    <Combobox
      label="Caller"
      name="caller"
      search={search}
      onValueChange={({ option }) => {
        const caller = option && found.current.get(Number(option.value));
        if (caller) onCaller(caller);
      }}
      hint="A tenant, by name, address or lease number. Leave blank for anybody else."
    />
  );
}
