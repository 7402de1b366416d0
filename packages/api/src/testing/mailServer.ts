import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

interface Socket {
  destroy(): void;
}

export interface MailServer {
  url: string;
  /** Every email that it took, in order. */
  taken: string[];
  /** `offers` counts the emails that came; `refuse` decides what is answered, nothing where it returns nothing. */
  state: { offers: number; refuse: ((socket: Socket) => Error | undefined) | null };
  close(): Promise<void>;
}

/** A real mail server on the loopback address, which answers so many milliseconds after it has an email. */
export async function openMailServer(delay = 0): Promise<MailServer> {
  const taken: string[] = [];
  const state: MailServer['state'] = { offers: 0, refuse: null };
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      state.offers += 1;
      void text(stream).then(async (mail) => {
        const error = state.refuse?.({ destroy: () => [...sockets].map((socket) => socket.destroy()) });
        if (state.refuse === null) taken.push(mail);
        if (delay > 0) await setTimeout(delay);
        if (state.refuse === null || error) done(error);
        // Whoever sent it is gone: nothing has come.
      }, done);
    },
  });
  // A process that was killed leaves its connections broken.
  server.on('error', () => {});
  server.server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    state,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        // Mailers keep theirs open for the next email.
        for (const socket of sockets) socket.destroy();
      }),
  };
}

export const messageIdOf = (mail: string | undefined): string | undefined =>
  /^Message-ID: (\S+)\r?$/m.exec(mail ?? '')?.[1];
