import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../calls/ApiError';
import { type Place, placesIn, refreshPlaces } from '../../../calls/locations';
import { AddPlaceDialog } from './AddPlaceDialog';
import { PlacesView } from './PlacesView';
import { parentsOf, placesHref } from './placesUrl';
import { RenamePlaceDialog } from './RenamePlaceDialog';

export function PlacesScreen() {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const [renamed, setRenamed] = useState<Place>();
  const parents = parentsOf(search);
  const parent = parents.at(-1);
  const { data, error, isFetching, refetch } = useQuery(placesIn(parent));
  const names = useQueries({ queries: parents.map(placesIn) }).map((query) => query.data?.name);
  return (
    <>
      <PlacesView
        parents={parents.map((place, index) => ({
          label: names[index] ?? '…',
          href: placesHref(parents.slice(0, index), place.id),
        }))}
        holds={parent?.level}
        places={data?.places ?? []}
        status={isFetching ? (data ? 'refreshing' : 'loading') : error ? 'error' : 'ready'}
        error={error ? errorSentence(error) : undefined}
        hrefOf={({ id }) => (parent?.level === 'city' ? undefined : placesHref(parents, id))}
        onRetry={() => void refetch()}
        onAdd={() => setIsAdding(true)}
        onRename={setRenamed}
      />
      {isAdding && parent && (
        <AddPlaceDialog
          parent={parent}
          parentName={data?.name ?? ''}
          onAdded={() => void refreshPlaces(queryClient)}
          onClose={() => setIsAdding(false)}
        />
      )}
      {renamed && parent && (
        <RenamePlaceDialog
          key={renamed.version}
          level={parent.level}
          place={renamed}
          onRenamed={() => void refreshPlaces(queryClient)}
          onStale={() => void refetch()}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}
