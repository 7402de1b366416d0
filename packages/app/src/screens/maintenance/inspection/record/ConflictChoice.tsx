import type { InspectedItem, Inspection } from '@rentsafe/domain/inspection';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Inline } from '@rentsafe/ui/Inline';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { Stack } from '@rentsafe/ui/Stack';
import { useState } from 'react';
import { conditionTexts } from '../list/inspectionTexts';
import { type Choices, conflictKey, mergeAreas, unsavedItems } from './mergeAreas';
import type { DraftedInspection } from './useInspectionDraft';

interface ConflictChoiceProps {
  draft: DraftedInspection;
  /** As it was saved meanwhile. */
  theirs: Inspection;
}

const photosText = (count: number) => (count === 0 ? '' : count === 1 ? '1 photo' : `${count} photos`);

const itemText = ({ condition, note, files }: InspectedItem) =>
  [condition ? conditionTexts[condition] : 'Not looked at', note, photosText(files.length)]
    .filter(Boolean)
    .join(': ');

/** What two people found in the same item, side by side: one is chosen, and nothing else is lost. */
export function ConflictChoice({ draft, theirs }: ConflictChoiceProps) {
  const [choices, setChoices] = useState<Choices>({});
  const { areas, conflicts } = mergeAreas(draft.base, draft.areas, theirs.areas, choices);
  const isOver = theirs.state !== 'planned';
  // What nobody else has changed is no conflict, and cannot be saved any more either.
  const shown = isOver ? unsavedItems(draft.base, draft.areas, theirs.areas) : conflicts;
  return (
    <Stack gap="section">
      <Callout
        tone="warning"
        title={
          isOver
            ? `Someone else has finished this inspection: it is ${theirs.state}.`
            : 'Someone else has saved this inspection.'
        }
      >
        {isOver
          ? 'Your findings differ and can no longer be saved. Make a note of them before you discard them.'
          : 'You both changed the items below. Choose which version to keep; all other changes are kept.'}
      </Callout>
      {shown.map(({ area, item, mine, theirs: their }) => (
        <RadioGroup
          key={conflictKey(area, item)}
          label={`${area}, ${item}`}
          name={conflictKey(area, item)}
          disabled={isOver}
          options={[
            { value: 'mine', label: `Mine: ${itemText(mine)}` },
            { value: 'theirs', label: `Theirs: ${itemText(their)}` },
          ]}
          value={choices[conflictKey(area, item)] ?? 'mine'}
          onValueChange={({ value }) =>
            setChoices((before) => ({ ...before, [conflictKey(area, item)]: value as 'mine' | 'theirs' }))
          }
        />
      ))}
      <Inline gap={3}>
        {!isOver && (
          <Button variant="primary" onClick={() => void draft.resolve(areas)}>
            Save both as chosen
          </Button>
        )}
        <Button variant={isOver ? 'danger' : 'secondary'} onClick={() => void draft.discard()}>
          Discard mine
        </Button>
      </Inline>
    </Stack>
  );
}
