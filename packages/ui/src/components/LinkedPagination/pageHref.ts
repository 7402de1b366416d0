/** The query string that asks for a page: sets one parameter and keeps the others. */
export function pageHref(search: string, parameter: string, page: number): string {
  const query = new URLSearchParams(search);
  query.set(parameter, String(page));
  return `?${query}`;
}
