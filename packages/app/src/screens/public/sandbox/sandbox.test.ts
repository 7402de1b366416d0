import { matchRoutes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [true, 'Sandbox'],
  [false, 'Not Found'],
])('development build %s: /sandbox is %s', async (isDevelopment, title) => {
  vi.stubEnv('DEV', isDevelopment);
  // The query makes it another module, which reads the environment anew.
  const { routes } = (await import(
    /* @vite-ignore */ `../../../routes.tsx?development=${isDevelopment}`
  )) as typeof import('../../../routes');
  expect(matchRoutes(routes, '/sandbox')?.at(-1)?.route.handle).toEqual({ title });
});
