import { accessLevelLabel } from '@rentsafe/domain/user';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { Fetched } from '../../../calls/Fetched';
import { useMe } from '../../../session/useMe';

/** Who is signed in, as the server has it. */
export const ProfileTab = () => (
  <Fetched query={useMe()} subject="your profile">
    {(me) => (
      <Stack gap={4}>
        <DescriptionList
          missing="–"
          items={[
            { term: 'First Name', description: me.first_name },
            { term: 'Last Name', description: me.last_name },
            { term: 'Email', description: me.email },
            { term: 'Access Level', description: accessLevelLabel(me.access_level) },
            { term: 'Organisation', description: me.client_name },
          ]}
        />
        <Text tone="muted">Is something wrong? An Admin can correct it under Internal Users.</Text>
      </Stack>
    )}
  </Fetched>
);
