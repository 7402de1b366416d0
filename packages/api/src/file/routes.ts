import { createFile, getFileContent, listFiles, MAX_FILE_BYTES, removeFile } from '@rentsafe/domain/file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireWriting } from '../book/rights.ts';
import { route, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { HttpError, notFound, sendError } from '../http/errors.ts';
import { choiceQuery } from '../http/filters.ts';
import { commonHeaders } from '../http/headers.ts';
import { pathId, requiredQuery } from '../http/query.ts';
import { readContent } from './contents.ts';
import { objectStore } from './objectStore.ts';
import * as repository from './repository.ts';
import { mayReadBook, readableSubject, writableSubject } from './subjects.ts';

/** The file in the path. A stranger does not learn that there is one. */
async function readableFile(request: FastifyRequest, db: Db): Promise<repository.FoundFile> {
  const file = await repository.findFile(db, pathId(request));
  if (!mayReadBook(request, file.subject.client_id)) throw notFound();
  return file;
}

async function writableFile(request: FastifyRequest, db: Db): Promise<repository.FoundFile> {
  const file = await readableFile(request, db);
  await requireWriting(request, db, file.subject.client_id);
  return file;
}

/** For browsers that read the plain name, and for those that read any letter. */
const disposition = (kind: 'inline' | 'attachment', name: string) => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
};

const contentPolicy = `${commonHeaders['content-security-policy']}; sandbox`;

export function fileRoutes(app: FastifyInstance): void {
  const { objectStoreUrl } = app.config;
  const store = objectStoreUrl ? objectStore(objectStoreUrl) : null;
  serveList(app, listFiles, readableSubject, repository.listFiles);

  // A scope of its own: here alone a body is bytes, of any type that the sender claims, and may be large.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES },
      async (request: FastifyRequest, bytes: Buffer) => {
        request.rawBody = bytes;
        return bytes;
      },
    );
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) =>
      sendError(
        error.statusCode === 413 ? new HttpError(413, 'A file may have 10 MiB.') : error,
        request,
        reply,
      ),
    );
    serveInTransaction(
      scope,
      createFile,
      async ({ request, db, actor }, subject) => {
        const name = requiredQuery(request, 'name');
        const bytes = request.rawBody ?? Buffer.alloc(0);
        return repository.insertFile(db, actor, store, subject, { name, bytes });
      },
      writableSubject,
    );
  });

  const sendContent = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = await readableFile(request, app.db);
    const etag = `"${file.sha256}"`;
    // A PDF may hold a script, and is never shown in place.
    const isInline =
      choiceQuery(request, 'inline', ['true', 'false']) === 'true' && file.type.startsWith('image/');
    reply
      .header('etag', etag)
      .header('content-security-policy', contentPolicy)
      .header('content-disposition', disposition(isInline ? 'inline' : 'attachment', file.name));
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type(file.type).send(await readContent(app.db, store, file));
  };
  route(app, getFileContent, sendContent);

  serveInTransaction(
    app,
    removeFile,
    async ({ db, actor, body }, file) => {
      await repository.removeFile(db, actor, file, body);
      return undefined;
    },
    writableFile,
  );
}
