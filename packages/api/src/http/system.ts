import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs.ts';
import { HttpError } from './errors.ts';
import { JSON_TYPE, newNonce } from './headers.ts';
import { openApi } from './openapi.ts';

export const systemPaths = ['/api/health/', '/api/ready/', '/api/openapi.json', '/api/docs/'] as const;

const READY_TIMEOUT_MS = 3_000;

async function databaseAnswers(app: FastifyInstance): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_TIMEOUT_MS);
  });
  try {
    return await Promise.race([app.db.execute(sql`SELECT 1`).then(() => true), timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Calls about the server itself; they need no session. */
export function systemRoutes(app: FastifyInstance): void {
  // Built at the first request: it would slow every start.
  let document: string | undefined;
  const config = { access: 'public' as const };

  app.get('/api/health/', { config }, async () => ({ status: 'alive' }));

  app.get('/api/ready/', { config }, async () => {
    if (!(await databaseAnswers(app))) throw new HttpError(503, 'The database does not answer.');
    const { replica, samples, isBackupMissing } = app;
    return {
      status: 'ready',
      ...(samples && { samples: { done: samples.done, total: samples.total } }),
      ...(replica && { replica: replica.isUsed ? 'in use' : 'not in use' }),
      ...(isBackupMissing && { backup: 'failed' }),
    };
  });

  app.get('/api/openapi.json', { config }, async (_request, reply) => {
    document ??= JSON.stringify(openApi());
    return reply.type(JSON_TYPE).send(document);
  });

  app.get('/api/docs/', { config }, async (_request, reply) => {
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .send(docsPage(nonce));
  });
}
