/** The configured base address without a trailing slash; '' is the page's own origin. */
export function apiBase(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="rentsafe-api"]')?.content ?? '';
  const base = content.trim().replace(/\/+$/, '');
  return /^https?:\/\/[^/]/.test(base) ? base : '';
}
