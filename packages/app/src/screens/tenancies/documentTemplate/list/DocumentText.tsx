import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import * as styles from '../../../../text/letter.css';

/** A document as it is read and printed; a clause stays together where it can. */
export function DocumentText({ content }: { content: string }) {
  const [title, ...parts] = content.split(/\n\n(?=\d+\. )/);
  return (
    <Stack gap={4}>
      <Text weight="semibold" size="lg">
        {title}
      </Text>
      {parts.map((part) => {
        const [heading = '', ...body] = part.split('\n');
        return (
          <Stack key={heading} gap={1}>
            <Text weight="semibold">{heading}</Text>
            <Text className={styles.text}>{body.join('\n')}</Text>
          </Stack>
        );
      })}
    </Stack>
  );
}
