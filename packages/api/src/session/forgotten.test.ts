import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEitherDatabase } from '../testing/databases.ts';
import { TestServer, useServer } from '../testing/server.ts';
import { newUser, PASSWORD } from '../testing/users.ts';

const PUBLIC_URL = 'https://rentsafe.example';

onEitherDatabase((kind) => {
  const unset = useServer(kind);
  const inbox: { to: string | undefined; mail: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((mail) => {
        inbox.push({
          to: envelope.rcptTo[0]?.address,
          mail: mail.replace(/=\r\n/g, '').replace(/=3D/g, '='),
        });
        done();
      });
    },
  });
  let server: TestServer;

  beforeAll(async () => {
    await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
    const { port } = smtp.server.address() as AddressInfo;
    server = await TestServer.start(kind, {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL,
    });
  });
  afterAll(async () => {
    await server.stop();
    await new Promise<void>((done) => smtp.close(done));
  });

  const PUBLIC = /https:\/\/rentsafe\.example\/set-password#token=([\w-]+)/;
  const tokenIn = (mail = '') => PUBLIC.exec(mail)?.[1] ?? '';
  const forgot = (username: string) => server.post('/api/auth/forgot-password/', { username });

  it('an invitation is emailed, and so is a link for a forgotten password; both set a password', async () => {
    const token = (await server.admin()).access;
    const user = newUser();
    const made = await server.post('/api/clients/clients/1/create-user/', user, { token });
    expect(made.status).toBe(201);
    await expect.poll(() => inbox).toHaveLength(1);
    expect(inbox[0]).toMatchObject({
      to: user.email,
      mail: expect.stringContaining('Your account with RentSafe'),
    });
    const set = (mail: string | undefined, password: string) =>
      server.post('/api/auth/set-password/', { token: tokenIn(mail), password });
    expect((await set(inbox[0]?.mail, PASSWORD)).status).toBe(204);

    expect((await server.get('/api/auth/forgot-password/')).body).toEqual({ email: true });
    expect((await forgot(user.email.toUpperCase())).status).toBe(204);
    await expect.poll(() => inbox).toHaveLength(2);
    expect((await set(inbox[1]?.mail, 'Eight msasas beside a dam')).status).toBe(204);
    const login = { username: user.email, password: 'Eight msasas beside a dam' };
    expect((await server.post('/api/auth/login/', login)).status).toBe(200);
  });

  it('nobody learns whether there is an account, and an address is written to five times', async () => {
    const before = inbox.length;
    expect((await forgot('nobody@rentsafe.example')).status).toBe(204);
    expect((await forgot('no address')).status).toBe(400);
    const { email } = await server.addUser(1, 2);
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await forgot(email)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    await expect.poll(() => inbox.length).toBe(before + 5);
    expect(inbox.slice(before).every(({ to }) => to === email)).toBe(true);
  });

  it('without a mail server there is no such call', async () => {
    expect((await unset.server.get('/api/auth/forgot-password/')).body).toEqual({ email: false });
    const body = { username: 'admin@rentsafe.example' };
    expect((await unset.server.post('/api/auth/forgot-password/', body)).status).toBe(404);
  });
});
