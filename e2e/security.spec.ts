import { scan } from '../scripts/secrets.mjs';
import { expect, openSignedIn, test } from './support/test.ts';
import { policyProblems, settle } from './support/watch.ts';

const plants: Record<string, () => unknown> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.append('window.planted = true');
    document.body.append(script);
  },
  'an inline handler': () => {
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.planted = true');
    document.body.append(button);
    button.click();
  },
  'a style in the markup': () => {
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none !important }';
    document.head.append(style);
    return getComputedStyle(document.querySelector('h1') as Element).display !== 'none';
  },
  'markup made of text': () => {
    document.body.innerHTML = '<img src=x onerror="window.planted = true">';
  },
  'markup made of text in a frame of the page': () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    (frame.contentDocument as Document).body.innerHTML = '<p>planted</p>';
  },
  'code made of text': () => {
    // In a timer: code called by a debugger may evaluate text.
    setTimeout(() => new Function('window.planted = true')());
  },
  'a policy that makes an exception': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    trustedTypes.createPolicy('default', { createHTML: (text: string) => text });
  },
  'a script of another site': () => {
    const script = document.createElement('script');
    script.setAttribute('async', '');
    document.body.append(script);
    script.setAttribute('src', 'https://evil.example/a.js');
  },
  'a call to another site': () => fetch('https://evil.example/').catch(() => {}),
};

test('whatever is injected into a page is refused, and reported as a fault', async ({
  page,
  context,
  faults,
}) => {
  await openSignedIn(page);
  for (const [name, plant] of Object.entries(plants)) {
    await test.step(name, async () => {
      await page.evaluate(plant).catch(() => {});
      await expect.poll(() => faults.length, name).toBeGreaterThan(0);
      await settle(context);
      faults.length = 0;
      expect(await page.evaluate(() => 'planted' in window)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('a popup is watched as well', async ({ page, context, faults }) => {
  await openSignedIn(page);
  const opens = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/'));
  const popup = await opens;
  await popup.waitForLoadState();
  await popup.evaluate(plants['markup made of text'] as () => void).catch(() => {});
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  await settle(context);
  faults.length = 0;
});

test('a document without the policy, or with a looser one, is a fault', async ({ page, faults, baseURL }) => {
  const { headers } = await page.request.get('/login').then((answer) => ({ headers: answer.headers() }));
  const policy = headers['content-security-policy'] ?? '';
  expect(policyProblems(policy)).toEqual([]);
  expect(policyProblems('')).not.toEqual([]);
  expect(policyProblems(policy.replace("require-trusted-types-for 'script'", ''))).toHaveLength(1);
  expect(policyProblems(policy.replace("style-src 'self'", "style-src 'unsafe-inline'"))).toHaveLength(2);
  await page.route(`${baseURL}/login`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "default-src 'self'" },
    });
  });
  await page.goto('/login');
  expect(faults.length).toBeGreaterThan(0);
  faults.length = 0;
});

test('the app that is served holds no secret and no path of a machine', () => {
  const { files, findings } = scan(['packages/app/dist']);
  expect(files).toBeGreaterThan(50);
  expect(findings).toEqual([]);
});
