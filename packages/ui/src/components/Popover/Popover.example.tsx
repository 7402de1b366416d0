import { Button } from '@rentsafe/ui/Button';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Popover } from '@rentsafe/ui/Popover';
import { Stack } from '@rentsafe/ui/Stack';

export function UnitFilters() {
  return (
    <Popover label="Filters" trigger={<Button>Filters</Button>}>
      <Stack gap={2}>
        <Checkbox name="vacant" label="Vacant" />
        <Checkbox name="arrears" label="In arrears" />
      </Stack>
    </Popover>
  );
}
