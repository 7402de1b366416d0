import {
  compareInspection,
  createInspection,
  createInspectionTemplate,
  getInspection,
  getInspectionTemplate,
  type Inspection,
  type InspectionInput,
  type InspectionRepair,
  type InspectionTemplate,
  type InspectionTemplateInput,
  type InspectionTemplatePatch,
  listInspections,
  listInspectionTemplates,
  requestInspectionRepair,
  updateInspectionTemplate,
} from '@rentsafe/domain/inspection';
import type { Lease } from '@rentsafe/domain/lease';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from './ApiError';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { everyRow } from './everyRow';
import { historyOf } from './history';
import { listQueries } from './listQueries';

/** The inspections of the book, newest first. */
export const inspectionList = listQueries('inspections', { list: listInspections, isFresh: true });

/** What inspections begin with, newest first. */
export const inspectionTemplateList = listQueries('inspection templates', { list: listInspectionTemplates });

/** Every template that can be used, by name. */
export const activeInspectionTemplatesQuery = queryOptions({
  queryKey: [...inspectionTemplateList.key, 'active'],
  queryFn: async ({ signal }): Promise<readonly InspectionTemplate[]> => {
    const rows = await everyRow(
      (paging) => request(listInspectionTemplates, { query: { is_active: 'true', ...paging }, signal }),
      ({ id }) => id,
    );
    return rows.toSorted((a, b) => a.name.localeCompare(b.name));
  },
  refetchOnMount: 'always',
});

/** A template as it is now. Throws `ApiError`. */
export const readInspectionTemplate = (id: number) => request(getInspectionTemplate, { ids: { id } });

/** Throws `ApiError`. */
export const addInspectionTemplate = (body: InspectionTemplateInput, idempotencyKey: string) =>
  request(createInspectionTemplate, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const changeInspectionTemplate = (id: number, body: InspectionTemplatePatch) =>
  request(updateInspectionTemplate, { ids: { id }, body });

export const showInspectionTemplates = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: inspectionTemplateList.key });

/** The inspections at the end of a lease, newest first, without those that were cancelled. */
export const moveOutsQuery = (lease: Pick<Lease, 'id' | 'unit' | 'client'>) =>
  queryOptions({
    queryKey: [...inspectionList.key, 'move out', lease.id],
    queryFn: async ({ signal }) => {
      const query = { unit: lease.unit.id, client: lease.client.id, kind: 'move_out', page: 1 };
      const { results } = await request(listInspections, { query, signal });
      return results.filter((each) => each.lease?.id === lease.id && each.state !== 'cancelled');
    },
    refetchOnMount: 'always',
  });

/** An inspection as it is now, each time it is shown. */
export const inspectionQuery = (id: number) =>
  queryOptions({
    queryKey: ['inspection', id],
    queryFn: ({ signal }) => request(getInspection, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** An inspection beside the final one before it; null where there is none. */
export const comparisonQuery = ({ id, version }: Pick<Inspection, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['inspection', id, 'comparison', version],
    queryFn: async ({ signal }) => {
      try {
        return await request(compareInspection, { ids: { id }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'notFound') return null;
        throw error;
      }
    },
  });

/** Throws `ApiError`. */
export const addInspection = (body: InspectionInput, idempotencyKey: string) =>
  request(createInspection, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** A maintenance request of an item. Throws `ApiError`. */
export const requestRepair = (id: number, body: InspectionRepair, idempotencyKey: string) =>
  request(requestInspectionRepair, { ids: { id }, body, idempotencyKey });

export const showInspections = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: inspectionList.key });

/** An inspection as it became. */
export function showInspectionChange(queryClient: QueryClient, inspection: Inspection): void {
  const { id } = inspection;
  queryClient.setQueryData(inspectionQuery(id).queryKey, inspection);
  void queryClient.invalidateQueries({ queryKey: historyOf('inspection', id).key });
  showInspections(queryClient);
}
