import { createHmac } from 'node:crypto';
import { contract } from '@rentsafe/domain/contract';
import { beforeAll, expect, it } from 'vitest';
import { onEitherDatabase } from '../testing/databases.ts';
import { addCount } from '../testing/proof.ts';
import { pathWith, type TestServer, useServer } from '../testing/server.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens similar to a valid one, or signed by the server for no existing user. */
function forgeries(access: string, { app }: TestServer): string[] {
  const [header = '', payload = '', signature = ''] = access.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const signed = (changes: object) => app.jwt.sign({ ...claims, ...changes });
  const guessed = (secret: string) => {
    const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${payload}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  return [
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
    `${encode({ alg: 'None' })}.${payload}.`,
    `${encode({ alg: 'HS512', typ: 'JWT' })}.${payload}.${signature}`,
    `${encode({ alg: 'RS256', typ: 'JWT' })}.${payload}.${signature}`,
    `${encode({ alg: 'HS256', jwk: { kty: 'oct', k: '' } })}.${payload}.${signature}`,
    `${header}.${encode({ ...claims, sub: '1' })}.${signature}`,
    `${header}.${encode({ ...claims, exp: 9e9 })}.${signature}`,
    `${header}.${payload}.${signature.slice(0, -2)}`,
    `${header}.${payload}`,
    `${header}.${payload}.${signature}.${signature}`,
    guessed(''),
    guessed('secret'),
    'a.b.c',
    '..',
    'null',
    signed({ sub: '1' }),
    signed({ sub: 'x' }),
    signed({ sid: 99_999 }),
    signed({ sid: '1 OR 1=1' }),
    signed({ sid: 2 ** 60 }),
    signed({ exp: 1 }),
    app.jwt.sign({ sub: claims.sub, sid: claims.sid } as object),
    app.jwt.sign({ sub: claims.sub } as object),
    app.jwt.sign({}),
  ];
}

onEitherDatabase((kind) => {
  const context = useServer(kind);
  let tokens: string[] = [];
  let access = '';
  beforeAll(async () => {
    // A User, so that the Admin's id in a token would be a gain.
    ({ access } = await context.server.addUser(1, 2));
    tokens = forgeries(access, context.server);
  });

  const guarded = Object.entries(contract).filter(([, call]) => call.session !== false);

  it.each(guarded)('no forged token opens %s', async (_name, call) => {
    expect(new Set(tokens).size).toBe(25);
    for (const token of tokens) {
      const body = call.body ? {} : undefined;
      const reply = await context.server.request(call.method, pathWith(call, 1), { token, body });
      addCount('requests');
      expect([token, reply.status]).toEqual([token, 401]);
    }
    expect((await context.server.get('/api/auth/me/', access)).status).toBe(200);
  });
});
