import type { Unit } from '@rentsafe/domain/unit';
import { Callout } from '@rentsafe/ui/Callout';
import { Combobox, type ComboboxOption } from '@rentsafe/ui/Combobox';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { findUnits } from '../../../../calls/leases';
import { leasePath } from '../../../../paths';
import { capitalised } from '../../../../text/capitalised';
import { renderLink } from '../../../../text/renderLink';

interface UnitStepProps {
  /** The unit of the address. */
  initial: ComboboxOption | undefined;
  onChosen: (id: number | undefined) => void;
  /** What is known of the chosen one. */
  unit: Unit | undefined;
}

/** Which unit is let, by whom, and whether somebody has it. */
export const UnitStep = ({ initial, onChosen, unit }: UnitStepProps) => (
  <Stack gap="field">
    <Combobox
      label="Unit"
      name="unit"
      required
      search={findUnits}
      defaultValue={initial}
      hint="By address, unit number or tenant."
      onValueChange={({ option }) => onChosen(option ? Number(option.value) : undefined)}
    />
    {unit && (
      <>
        <DescriptionList
          missing="–"
          items={[
            { term: 'Address', description: unit.address },
            { term: 'Landlord', description: unit.landlord?.name },
            { term: 'State', description: capitalised(unit.state) },
          ]}
        />
        {unit.lease && (
          <Callout tone="info" title={`Let to ${unit.tenant?.name ?? 'a tenant'} today.`}>
            A new lease can begin once{' '}
            <Link asChild>{renderLink({ href: leasePath(unit.lease.id), children: unit.lease.number })}</Link>{' '}
            has ended.
          </Callout>
        )}
      </>
    )}
  </Stack>
);
