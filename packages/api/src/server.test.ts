import { contract } from '@rentsafe/domain/contract';
import { expect, it } from 'vitest';
import { routePath } from './calls/serve.ts';
import { onEitherDatabase } from './testing/databases.ts';
import { useServer } from './testing/server.ts';

onEitherDatabase((kind) => {
  const context = useServer(kind);

  it('serves every call of the contract', () => {
    const missing = Object.entries(contract).filter(
      ([, call]) => !context.server.app.hasRoute({ method: call.method, url: routePath(call) }),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
