import {
  createMaintenanceSchedule,
  getMaintenanceSchedule,
  getScheduleCalendar,
  listMaintenanceSchedules,
  type MaintenanceScheduleInput,
  type MaintenanceSchedulePatch,
  runSchedules,
  updateMaintenanceSchedule,
} from '@rentsafe/domain/maintenanceSchedule';
import { addDays } from '@rentsafe/format/date';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { sampleSchedule, sampleSchedules } from './sampleSchedules';

const found = (id: string | undefined) =>
  sampleSchedules().find((schedule) => schedule.id === Number(id)) ?? sampleSchedule();

/** How the mocked backend answers what is asked of maintenance schedules. */
export const scheduleHandlers = [
  answer(listMaintenanceSchedules, (request) => {
    const active = request.query.get('is_active');
    const rows = sampleSchedules().filter(({ is_active }) => active === null || String(is_active) === active);
    return pageOf(rows, request);
  }),
  answer(getScheduleCalendar, ({ query }) => {
    const [pump, grass] = sampleSchedules();
    const from = query.get('from') ?? '';
    const days = [pump, grass].flatMap((schedule, nth) =>
      (nth === 0 ? [23] : [2, 9, 16, 23]).map((day) => {
        const { id, summary, property } = schedule ?? sampleSchedule();
        const order = day < 10 ? { id: 20 + day, number: `WO-0000${20 + day}` } : null;
        return { schedule: { id, name: summary }, property, summary, on: addDays(from, day), order };
      }),
    );
    return { results: days.toSorted((a, b) => a.on.localeCompare(b.on)) };
  }),
  answer(createMaintenanceSchedule, ({ body }) => {
    const { summary, every } = body as MaintenanceScheduleInput;
    return sampleSchedule({ id: 5, summary, every, last_order: null });
  }),
  answer(getMaintenanceSchedule, ({ ids }) => found(ids.id)),
  answer(updateMaintenanceSchedule, ({ ids, body }) => {
    const before = found(ids.id);
    const {
      is_active = before.is_active,
      summary = before.summary,
      version,
    } = body as MaintenanceSchedulePatch;
    return { ...before, summary, is_active, version: version + 1 };
  }),
  answer(runSchedules, () => ({
    created: [{ id: 31, number: 'WO-000031' }],
    skipped: [
      { schedule: { id: 3, name: 'Clean the gutters' }, reason: 'Nobody owns the property on 2026-03-01.' },
    ],
  })),
];
