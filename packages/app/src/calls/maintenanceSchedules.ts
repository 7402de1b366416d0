import {
  createMaintenanceSchedule,
  getMaintenanceSchedule,
  getScheduleCalendar,
  listMaintenanceSchedules,
  type MaintenanceScheduleInput,
  type MaintenanceSchedulePatch,
  runSchedules,
  type ScheduleRunInput,
  updateMaintenanceSchedule,
} from '@rentsafe/domain/maintenanceSchedule';
import { listUnits } from '@rentsafe/domain/unit';
import { firstDayOf, lastDayOf, type Month } from '@rentsafe/format/date';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { listQueries } from './listQueries';
import { showTodos } from './todos';

/** The maintenance schedules of the book, the newest first. */
export const scheduleList = listQueries('maintenance schedules', {
  list: listMaintenanceSchedules,
  isFresh: true,
});

/** The days of all schedules in a month. */
export const scheduleCalendarQuery = (month: Month) =>
  queryOptions({
    queryKey: [...scheduleList.key, 'calendar', month],
    queryFn: ({ signal }) =>
      request(getScheduleCalendar, { query: { from: firstDayOf(month), to: lastDayOf(month) }, signal }),
    placeholderData: (previous) => previous,
    refetchOnMount: 'always',
  });

/** Units of a property, by number. */
export const unitsIn =
  (property: number): ComboboxSearch =>
  async (q, signal) => {
    const { results } = await request(listUnits, { query: { q, property, page: 1 }, signal });
    return results.map(({ id, unit_number }) => ({ value: id, label: unit_number }));
  };

/** Throws `ApiError`. */
export const addSchedule = (body: MaintenanceScheduleInput, idempotencyKey: string) =>
  request(createMaintenanceSchedule, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** A schedule as it is now. Throws `ApiError`. */
export const readSchedule = (id: number) => request(getMaintenanceSchedule, { ids: { id } });

export const changeSchedule = (id: number, body: MaintenanceSchedulePatch) =>
  request(updateMaintenanceSchedule, { ids: { id }, body });

export const draftOrders = (body: ScheduleRunInput) =>
  request(runSchedules, { body, timeout: CREATION_TIMEOUT });

/** Reads again what a change of schedules, or a run of them, shows. */
export const showSchedules = (queryClient: QueryClient) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: scheduleList.key }), showTodos(queryClient)]);
