import type { Condition, InspectedArea, InspectedItem, Inspection } from '@rentsafe/domain/inspection';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { filesQuery } from '../../../../calls/files';
import { comparisonQuery } from '../../../../calls/inspections';
import { useFileUrls } from '../../../../calls/useFileUrls';
import { AreaFields } from './AreaFields';
import { AreaIndex, areaId } from './AreaIndex';
import { ConflictChoice } from './ConflictChoice';
import { DraftBar } from './DraftBar';
import type { DraftedInspection } from './useInspectionDraft';
import { usePhotoUrls } from './usePhotoUrls';

interface InspectionFormProps {
  inspection: Inspection;
  draft: DraftedInspection;
}

const beforeKey = (area: string, item: string) => JSON.stringify([area, item]);

type ChangeItem = (item: InspectedItem) => InspectedItem;

const changed = (areas: InspectedArea[], at: number, nth: number, become: ChangeItem): InspectedArea[] =>
  areas.map((area, index) =>
    index === at
      ? { ...area, items: area.items.map((item, place) => (place === nth ? become(item) : item)) }
      : area,
  );

const rated = (areas: InspectedArea[], at: number, condition: Condition): InspectedArea[] =>
  areas.map((area, index) =>
    index === at
      ? { ...area, items: area.items.map((item) => ({ ...item, condition: item.condition ?? condition })) }
      : area,
  );

/** What is found, area by area, as one walks through with a phone. */
export function InspectionForm({ inspection, draft }: InspectionFormProps) {
  const { data: files = [] } = useQuery(filesQuery({ type: 'inspection', id: inspection.id }));
  const stored = useFileUrls(useMemo(() => files.map(({ id }) => id), [files]));
  const own = usePhotoUrls(draft.photos);
  const nameOf = (id: number) =>
    draft.photos.find((photo) => photo.id === id)?.name ?? files.find((file) => file.id === id)?.name;
  const { data: comparison } = useQuery(comparisonQuery(inspection));
  const before = useMemo(
    () => new Map((comparison?.rows ?? []).map((row) => [beforeKey(row.area, row.item), row.before])),
    [comparison],
  );
  if (draft.theirs) return <ConflictChoice draft={draft} theirs={draft.theirs} />;
  return (
    <Stack gap="section">
      {draft.areas.length > 1 && <AreaIndex areas={draft.areas} />}
      {draft.areas.map((area, at) => (
        <AreaFields
          key={area.name}
          area={area}
          id={areaId(at)}
          beforeOf={(item) => before.get(beforeKey(area.name, item)) ?? null}
          disabled={!draft.isRead}
          photoOf={(id) => ({ id, name: nameOf(id), url: id < 0 ? own.get(id) : stored.get(id) })}
          onItem={(nth, become) => draft.setAreas((areas) => changed(areas, at, nth, become))}
          onRest={(condition) => draft.setAreas((areas) => rated(areas, at, condition))}
          onPhotos={(nth, chosen) =>
            void draft.addPhotos(chosen, (areas, added) =>
              changed(areas, at, nth, (item) => ({ ...item, files: [...item.files, ...added] })),
            )
          }
          onDiscardPhoto={(nth, photo) =>
            photo < 0
              ? draft.discardPhoto(photo)
              : draft.setAreas((areas) =>
                  changed(areas, at, nth, (item) => ({
                    ...item,
                    files: item.files.filter((file) => file !== photo),
                  })),
                )
          }
        />
      ))}
      <DraftBar draft={draft} />
    </Stack>
  );
}
