import { sampleCompany } from '@rentsafe/domain/fixtures';
import { beforeAll, expect, it } from 'vitest';
import { onEitherDatabase } from '../testing/databases.ts';
import { useServer } from '../testing/server.ts';
import { BODY_LIMIT } from './body.ts';

onEitherDatabase((kind) => {
  const context = useServer(kind);
  let token = '';
  beforeAll(async () => {
    token = (await context.server.admin()).access;
  });
  const post = (body: string | Buffer, contentType: string | null = 'application/json') =>
    context.server.app.inject({
      method: 'POST',
      url: '/api/companies/',
      headers: { authorization: `Bearer ${token}`, ...(contentType && { 'content-type': contentType }) },
      payload: body,
    });

  it.each(['{', '{"a":1,}', "{'a':1}", '', ' ', 'NaN', '\ufeff{}x'])('%j is not JSON', async (body) => {
    const reply = await post(body);
    expect(reply.statusCode).toBe(400);
    if (body !== '') expect(reply.json()).toEqual({ detail: expect.stringMatching(/^JSON parse error/) });
  });

  it('neither is invalid UTF-8', async () => {
    expect((await post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).statusCode).toBe(400);
  });

  it.each(['[]', '"x"', '7', 'true', 'null'])('%s is no dictionary', async (body) => {
    expect((await post(body)).statusCode).toBe(400);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    null,
  ])('content type %s is 415', async (type) => {
    const reply = await post('a=1', type);
    expect([reply.statusCode, Object.keys(reply.json<object>())]).toEqual([415, ['detail']]);
  });

  it('256 KiB are read, one byte more is 413', async () => {
    const body = JSON.stringify(sampleCompany(8_000));
    const padded = (length: number) => body.slice(0, -1) + ' '.repeat(length - body.length) + body.slice(-1);
    expect((await post(padded(BODY_LIMIT + 1))).statusCode).toBe(413);
    expect((await post(padded(BODY_LIMIT))).statusCode).toBe(201);
  });

  it('NUL is refused everywhere: in a field, in a list, in a name, in an unknown field', async () => {
    const company = sampleCompany(8_001);
    const bodies = [
      { ...company, registration_name: 'a\0b' },
      { ...company, notes: [{ deep: ['x\0'] }] },
      { ...company, unknown: '\0' },
      { ...company, 'na\0me': 1 },
      { ...company, addresses: [{ city_id: 1, street_address: '\0' }] },
      { ...company, trading_name: '\ud800' },
    ];
    for (const body of bodies) expect((await post(JSON.stringify(body))).statusCode).toBe(400);
    const nested = await post(JSON.stringify(bodies[4]));
    expect(nested.json()).toEqual({
      addresses: [{ street_address: ['Null characters are not allowed.'] }],
    });
  });

  it('a key of digits makes no list of its errors', async () => {
    const message = ['Null characters are not allowed.'];
    for (const key of ['0', '4294967294', '99999999999']) {
      const reply = await post(JSON.stringify({ [key]: '\0' }));
      expect([reply.statusCode, reply.json()]).toEqual([400, { [key]: message }]);
    }
    expect((await post('["\\u0000"]')).json()).toEqual({ 0: message });
  });

  it('nesting without end is refused', async () => {
    const deep = `{"notes":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    expect((await post(deep)).statusCode).toBe(400);
  });

  it.each([[2 ** 53], [2 ** 63], [1e300], [-1], [0], [1.5], ['1'], [null], [[1]], [{}]])(
    'company id %j is 400',
    async (company) => {
      const reply = await context.server.post('/api/branches/', { company, branch_name: 'X' }, { token });
      expect(reply).toMatchObject({ status: 400, body: { company: [expect.any(String)] } });
    },
  );

  it('a number that JSON cannot hold is 400', async () => {
    expect(
      (await context.server.post('/api/branches/', '{"company":1e400,"branch_name":"X"}', { token })).status,
    ).toBe(400);
  });

  it('__proto__ and constructor are ordinary unknown fields', async () => {
    const body = JSON.stringify(sampleCompany(8_002)).replace(
      '{',
      '{"__proto__":{"admin":true},"constructor":1,',
    );
    expect((await post(body)).statusCode).toBe(201);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
