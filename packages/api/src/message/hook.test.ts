import type { Message, MessageRow } from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { signatureOf } from '../mail/smsWebhook.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { useServer } from '../testing/server.ts';
import { deliverDue } from './deliver.ts';

const SECRET = 'a secret of sixteen';

onEitherDatabase((kind) => {
  const context = useServer(kind, {
    ...{ SMS_WEBHOOK_URL: 'http://127.0.0.1:1/', SMS_WEBHOOK_SECRET: SECRET },
  });
  const unset = useServer(kind);

  const report = (body: object, signature = signatureOf(SECRET, JSON.stringify(body))) =>
    context.server.post('/api/hooks/sms/', body, { headers: { 'x-rentsafe-signature': signature } });

  it('the service tells what became of a message, with a signature', async () => {
    const { server } = context;
    const token = (await server.admin()).access;
    const to = { parties: [{ type: 'individual', id: 2 }] };
    await server.post('/api/messages/', { channel: 'sms', body: 'Hello', to, key: 'k' }, { token });
    const mailer = { send: async () => '', close: () => undefined, keeps: false };
    await deliverDue(server.db, { mailer, sms: async () => 'sms-7' }, () => server.clock.now);
    const state = async () => {
      const { id = 0 } =
        (await server.get<Paginated<MessageRow>>('/api/messages/', token)).body.results[0] ?? {};
      return (await server.get<Message>(`/api/messages/${id}/`, token)).body.state;
    };
    expect(await state()).toBe('sent');
    const delivered = { id: 'sms-7', state: 'delivered' };
    expect((await report(delivered, 'sha256=00')).status).toBe(401);
    expect(
      (await report(delivered, signatureOf('another secret of mine', JSON.stringify(delivered)))).status,
    ).toBe(401);
    expect((await report({ id: 'sms-8', state: 'delivered' })).status).toBe(404);
    expect((await report({ id: 'sms-7', state: 'lost' })).status).toBe(400);
    expect((await report(delivered)).status).toBe(204);
    expect(await state()).toBe('delivered');
    expect((await report({ id: 'sms-7', state: 'failed' })).status).toBe(204);
    expect(await state()).toBe('delivered');
  });

  it('there is no hook where no service is set', async () => {
    expect((await unset.server.post('/api/hooks/sms/', { id: 'x', state: 'failed' })).status).toBe(404);
  });
});
