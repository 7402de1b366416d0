import { readSignatures } from '@rentsafe/domain/document';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import * as styles from '../../../../text/letter.css';
import { Signatures } from './Signatures';

/** A document as it is read and printed, with its places to sign. */
export function DocumentText({ content }: { content: string }) {
  const { text, signers } = readSignatures(content);
  const [title, ...parts] = text.split(/\n\n(?=\d+\. )/);
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
      <Signatures signers={signers} />
    </Stack>
  );
}
