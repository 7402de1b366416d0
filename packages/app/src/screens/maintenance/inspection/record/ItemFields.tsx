import { type Condition, conditions, type InspectedItem } from '@rentsafe/domain/inspection';
import { Card } from '@rentsafe/ui/Card';
import { IconButton } from '@rentsafe/ui/IconButton';
import { PhotoField } from '@rentsafe/ui/PhotoField';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { X } from 'lucide-react';
import { optionsOf } from '../../../../forms/options';
import { conditionTexts } from '../list/inspectionTexts';
import * as styles from './inspection.css';

/** A photo of an item; its name and address are missing until they are read. */
export interface ItemPhoto {
  /** Below 0 on this device alone. */
  id: number;
  name: string | undefined;
  url: string | undefined;
}

interface ItemFieldsProps {
  area: string;
  item: InspectedItem;
  /** What it was at the final inspection before. */
  before: Condition | null;
  disabled: boolean;
  photos: readonly ItemPhoto[];
  onChange: (become: (item: InspectedItem) => InspectedItem) => void;
  onPhotos: (files: readonly File[]) => void;
  onDiscardPhoto: (photo: number) => void;
}

const options = optionsOf(conditions, (condition) => conditionTexts[condition]);

/** The condition of an item, a note and photos. */
export function ItemFields({
  area,
  item: { name, condition, note },
  before,
  disabled,
  photos,
  onChange,
  onPhotos,
  onDiscardPhoto,
}: ItemFieldsProps) {
  return (
    <Card data-seen={condition !== null || undefined}>
      <Stack gap={3}>
        <RadioGroup<Condition>
          label={name}
          aria-label={`Condition of ${area}, ${name}`}
          hint={before && `Was: ${conditionTexts[before]}`}
          options={options}
          value={condition ?? ''}
          disabled={disabled}
          onValueChange={({ value }) => onChange((item) => ({ ...item, condition: value }))}
        />
        <TextField
          label="Note"
          aria-label={`Note on ${area}, ${name}`}
          autoComplete="off"
          maxLength={1000}
          value={note}
          disabled={disabled}
          onValueChange={({ value }) => onChange((item) => ({ ...item, note: value }))}
        />
        {photos.length > 0 && (
          <ul className={styles.photos} aria-label={`Photos of ${area}, ${name}`}>
            {photos.map(({ id, name: file = 'Photo', url }) => (
              <li key={id} className={styles.photo}>
                {url && <img src={url} alt={file} className={styles.picture} />}
                <IconButton
                  size="sm"
                  variant="secondary"
                  label={`Remove ${file} from ${area}, ${name}`}
                  className={styles.discard}
                  disabled={disabled}
                  onClick={() => onDiscardPhoto(id)}
                >
                  <X />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <PhotoField
          label={`${area}, ${name}`}
          labelHidden
          disabled={disabled}
          onPhotos={({ files }) => onPhotos(files)}
        />
      </Stack>
    </Card>
  );
}
