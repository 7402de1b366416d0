import { Icon } from '@rentsafe/ui/Icon';
import { Inline } from '@rentsafe/ui/Inline';
import { Text } from '@rentsafe/ui/Text';
import { KeyRound, ShieldAlert } from 'lucide-react';

export function KeysAtTheOffice() {
  return (
    <Inline gap={2}>
      <Icon icon={KeyRound} />
      <Text as="span">Keys at the office</Text>
      <Icon icon={ShieldAlert} label="Alarm is on" />
    </Inline>
  );
}
