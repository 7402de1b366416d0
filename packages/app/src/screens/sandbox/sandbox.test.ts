import { expect, test, vi } from 'vitest';

test.each([
  [true, 'Sandbox'],
  [false, 'Not Found'],
])('development build %s: /sandbox is %s', async (isDevelopment, title) => {
  vi.stubEnv('DEV', isDevelopment);
  vi.resetModules();
  const { routes } = await import('../../routes');
  const { matchRoutes } = await import('react-router-dom');
  expect(matchRoutes(routes, '/sandbox')?.at(-1)?.route.handle).toEqual({ title });
  vi.unstubAllEnvs();
});
