import type { ReportAbout } from '../../api/accessLog';
import { useIsStaff } from '../../session/useIsStaff';
import { isNumber, kindOf } from '../checkTenant/checkedNumber';
import { useCheck } from '../checkTenant/useCheck';

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
