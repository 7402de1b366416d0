import { today } from '@rentsafe/domain/date';
import { defaultSelection, type StatementSelection, statementSelection } from '@rentsafe/domain/statement';

export const presentYear = () => Number(today().slice(0, 4));

/** The selection that the address holds; what is missing or none is as it is at first. */
export function selectionOf(search: URLSearchParams): StatementSelection {
  const initial = defaultSelection(presentYear());
  const asked = Object.fromEntries(
    Object.keys(initial).map((name) => [name, name === 'year' ? Number(search.get(name)) : search.get(name)]),
  );
  const { shape } = statementSelection;
  const known = Object.keys(initial).flatMap((name) => {
    const { success, data } = shape[name as keyof StatementSelection].safeParse(asked[name]);
    return success ? [[name, data]] : [];
  });
  return { ...initial, ...Object.fromEntries(known) };
}

/** The address of a selection: what is as it is at first is left out. */
export function searchOf(selection: StatementSelection): string {
  const initial = defaultSelection(presentYear());
  const chosen = Object.entries(selection).filter(
    ([name, value]) => value !== initial[name as keyof StatementSelection],
  );
  return String(new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])));
}
