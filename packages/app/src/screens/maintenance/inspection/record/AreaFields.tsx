import type { Condition, InspectedArea, InspectedItem } from '@rentsafe/domain/inspection';
import { Button } from '@rentsafe/ui/Button';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { ItemFields, type ItemPhoto } from './ItemFields';
import * as styles from './inspection.css';

interface AreaFieldsProps {
  area: InspectedArea;
  /** Of its heading, to which an index leads. */
  id: string;
  beforeOf: (item: string) => Condition | null;
  disabled: boolean;
  photoOf: (id: number) => ItemPhoto;
  onItem: (nth: number, become: (item: InspectedItem) => InspectedItem) => void;
  /** Gives all that have no condition this one. */
  onRest: (condition: Condition) => void;
  onPhotos: (nth: number, files: readonly File[]) => void;
  onDiscardPhoto: (nth: number, photo: number) => void;
}

/** The items of an area, and how many of them were looked at. */
export function AreaFields({
  area: { name, items },
  id,
  beforeOf,
  disabled,
  photoOf,
  onItem,
  onRest,
  onPhotos,
  onDiscardPhoto,
}: AreaFieldsProps) {
  const seen = items.filter(({ condition }) => condition !== null).length;
  return (
    <Stack asChild gap={3}>
      <section aria-label={name}>
        <Inline justify="between" align="center" gap={3}>
          <Inline align="baseline" gap={3}>
            <Heading level={2} size="md" id={id} tabIndex={-1} className={styles.area}>
              {name}
            </Heading>
            <Text size="sm" tone="muted">
              {seen} of {items.length} done
            </Text>
          </Inline>
          {seen < items.length && (
            <Button
              size="sm"
              disabled={disabled}
              aria-label={`${name}: the rest is good`}
              onClick={() => onRest('good')}
            >
              The rest is good
            </Button>
          )}
        </Inline>
        {items.map((item, nth) => (
          <ItemFields
            key={item.name}
            area={name}
            item={item}
            before={beforeOf(item.name)}
            disabled={disabled}
            photos={item.files.map(photoOf)}
            onChange={(become) => onItem(nth, become)}
            onPhotos={(files) => onPhotos(nth, files)}
            onDiscardPhoto={(photo) => onDiscardPhoto(nth, photo)}
          />
        ))}
      </section>
    </Stack>
  );
}
