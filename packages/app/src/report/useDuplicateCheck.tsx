import { HOME_PATH } from '@rentsafe/domain/session';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReportAbout } from '../calls/accessLog';
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
) {
  // Each number that a client's user looks up counts, so half-typed ones are not.
  const isStaff = useIsStaff();
  const { duplicate: found, onRefused } = useDuplicate(number, matchQuery, isStaff);
  const duplicate = found?.id === ownId ? undefined : found;
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
      />
    ),
    report: opened && (
      <opened.Dialog id={opened.subject.id} name={opened.subject.name ?? number} onClose={onClose} />
    ),
  };
}
