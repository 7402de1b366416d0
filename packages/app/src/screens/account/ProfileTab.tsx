import { accessLevelLabel } from '@rentsafe/domain/user';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { errorSentence } from '../../api/ApiError';
import { useMe } from '../../session/useMe';

/** Who is signed in, as the server has it. */
export function ProfileTab() {
  const { data, error, isFetching, refetch } = useMe();
  if (data) {
    return (
      <Stack gap={4}>
        <DescriptionList
          missing="–"
          items={[
            { term: 'First Name', description: data.first_name },
            { term: 'Last Name', description: data.last_name },
            { term: 'Email', description: data.email },
            { term: 'Access Level', description: accessLevelLabel(data.access_level) },
            { term: 'Organisation', description: data.client_name },
          ]}
        />
        <Text tone="muted">Is something wrong? An Admin can correct it under Internal Users.</Text>
      </Stack>
    );
  }
  if (isFetching) return <Spinner label="Loading your profile" />;
  return (
    <ErrorState title="Could not fetch your profile" onRetry={() => void refetch()}>
      {errorSentence(error)}
    </ErrorState>
  );
}
