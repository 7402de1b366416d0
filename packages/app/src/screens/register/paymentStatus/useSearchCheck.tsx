import type { ReportAbout } from '../../../calls/accessLog';
import { isNumber, kindOf } from '../../../party/check/checkedNumber';
import { useCheck } from '../../../party/check/useCheck';
import { useIsStaff } from '../../../session/useIsStaff';

/** The search of a list, which for users of a client company holds only whom they may read about: a number is checked too. */
export function useSearchCheck(about: ReportAbout, onSearch: (q: string) => void) {
  const isStaff = useIsStaff();
  const { checkSearched, dialog } = useCheck();
  return {
    dialog,
    onSearch: (q: string) => {
      onSearch(q);
      if (isStaff || !isNumber(q)) return;
      void checkSearched({ number: q, kind: about === 'company' ? 'company' : kindOf(q) });
    },
  };
}
