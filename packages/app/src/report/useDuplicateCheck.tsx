import { HOME_PATH } from '@rentsafe/domain/session';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReportAbout } from '../calls/accessLog';
import { nameByNumberQuery } from '../calls/parties';
import { DuplicateNotice } from '../forms/DuplicateNotice';
import { type Duplicate, type Match, useDuplicate } from '../forms/useDuplicate';
import { useIsStaff } from '../session/useIsStaff';
import { useReportOpening } from './useReportOpening';

/** Looks for the record that has the number being typed: a notice for the form, and its report beside the form. */
export function useDuplicateCheck<Key extends readonly unknown[]>(
  record: ReportAbout,
  number: string,
  matchQuery: (number: string) => UseQueryOptions<Match, Error, Match, Key>,
  /** Of the record that is edited, which has its number itself. */
  ownId?: number,
  /** Takes whoever has the number, as `individual:7`, where the form was opened to choose somebody. */
  onChoose?: (option: { value: string; label: string }) => void,
) {
  // Each number that a client's user looks up counts, so half-typed ones are not.
  const isStaff = useIsStaff();
  const { duplicate: found, onRefused } = useDuplicate(number, matchQuery, isStaff);
  const other = found?.id === ownId ? undefined : found;
  const isNamed = !onChoose || other?.name !== undefined;
  const { data: name } = useQuery(nameByNumberQuery(record, isNamed ? undefined : other?.id, number));
  const duplicate = other && name ? { ...other, name } : other;
  const { opened, trigger, onClose } = useReportOpening<Duplicate>(record);
  const list = new URLSearchParams({ tab: record, [`${record}_q`]: number });
  return {
    onRefused,
    notice: (
      <DuplicateNotice
        duplicate={duplicate}
        record={record}
        listHref={`${HOME_PATH}?${list}`}
        onOpen={trigger.onOpen}
        onChoose={
          onChoose && (({ id, name = number }) => onChoose({ value: `${record}:${id}`, label: name }))
        }
      />
    ),
    report: opened && (
      <opened.Dialog id={opened.subject.id} name={opened.subject.name ?? number} onClose={onClose} />
    ),
  };
}
