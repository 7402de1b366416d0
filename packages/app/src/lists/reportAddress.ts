import { today } from '@rentsafe/domain/date';
import { isPlainDate, type PlainDate } from '@rentsafe/format/date';
import { type ListPlace, parameterOf } from './listPlace';

/** The record whose report is open over the list. */
export function reportOf(search: URLSearchParams, place: ListPlace): number | undefined {
  const id = search.get(parameterOf(place, 'report')) ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}

/** The same list with the report on a record open over it; `undefined` closes it. */
export function withReport(search: URLSearchParams, place: ListPlace, id: number | undefined) {
  const next = new URLSearchParams(search);
  if (place.tab) next.set('tab', place.tab);
  if (id === undefined) {
    next.delete(parameterOf(place, 'report'));
    next.delete(parameterOf(place, 'as_at'));
  } else next.set(parameterOf(place, 'report'), String(id));
  return next;
}

/** The day as at whose end a parameter has figures shown; '' for today, and for what is no day that has come. */
export function dayOf(search: URLSearchParams, parameter: string): PlainDate | '' {
  const day = search.get(parameter) ?? '';
  return isPlainDate(day) && day < today() ? day : '';
}

/** The same address with another day; '' for today. */
export function withDay(search: URLSearchParams, parameter: string, day: PlainDate | ''): URLSearchParams {
  const next = new URLSearchParams(search);
  if (day) next.set(parameter, day);
  else next.delete(parameter);
  return next;
}
