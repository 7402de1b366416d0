import { expect, type Page } from '@playwright/test';

/** Calls the API as whoever is signed in on the page, or with another token. */
export async function call<Body>(page: Page, method: string, path: string, data?: object, access?: string) {
  const own = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').access_token as string);
  const headers = { authorization: `Bearer ${access ?? (await own())}` };
  const answer = await page.request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Body;
}
