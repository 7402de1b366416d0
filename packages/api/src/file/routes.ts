import { createFile, getFileContent, listFiles, removeFile } from '@rentsafe/domain/file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireWriting } from '../book/rights.ts';
import { route, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { choiceQuery } from '../http/filters.ts';
import { commonHeaders } from '../http/headers.ts';
import { pathId, requiredQuery } from '../http/query.ts';
import { readContent } from './contents.ts';
import * as repository from './repository.ts';
import { levelOf, mayReadBook, readableSubject, writableSubject } from './subjects.ts';
import { parseUploads } from './uploadBody.ts';

/** The file in the path. A stranger does not learn that there is one. */
async function readableFile(request: FastifyRequest, db: Db): Promise<repository.FoundFile> {
  const file = await repository.findFile(db, pathId(request));
  if (!mayReadBook(request, file.subject.client_id)) throw notFound();
  return file;
}

async function writableFile(request: FastifyRequest, db: Db): Promise<repository.FoundFile> {
  const file = await readableFile(request, db);
  await requireWriting(request, db, file.subject.client_id, levelOf(file.subject));
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
  const { byteStores } = app;
  serveList(app, listFiles, readableSubject, repository.listFiles);

  void app.register(async (scope) => {
    parseUploads(scope);
    serveInTransaction(
      scope,
      createFile,
      ({ db, actor }, subject, file: repository.NewFile) => repository.insertFile(db, actor, subject, file),
      writableSubject,
      // Before the transaction: while bytes are on their way to the store nobody else waits for anything.
      async (request, now) => {
        const subject = await writableSubject(request, app.db);
        const name = requiredQuery(request, 'name');
        const content = repository.contentOf(request.rawBody ?? Buffer.alloc(0), request.bodyHash ?? '');
        await repository.storeFile(app.db, now, byteStores, subject, content);
        return { ...content, name };
      },
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
    return reply
      .type(file.type)
      .send(await readContent(app.db, byteStores, { clientId: file.subject.client_id, sha256: file.sha256 }));
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
