import {
  checkReportIssue,
  createReportIssue,
  getReportIssue,
  listReportIssues,
  verifyReportIssue,
} from '@rentsafe/domain/reportIssue';
import type { FastifyInstance } from 'fastify';
import { reportCheck, verificationAttempt } from '../auth/lockout.ts';
import { principalOf } from '../auth/principal.ts';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { reportIssues } from '../db/schema.ts';
import { recordRead } from '../history/reads.ts';
import { notFound } from '../http/errors.ts';
import { requiredQuery } from '../http/query.ts';
import { requireNameable } from '../party/naming.ts';
import { scopeOf } from '../rating/scope.ts';
import * as repository from './repository.ts';

export function reportIssueRoutes(app: FastifyInstance): void {
  serveList(app, listReportIssues, listedBook, repository.listIssues);

  serveInTransaction(
    app,
    createReportIssue,
    async ({ request, db, body, actor }, client_id) => {
      await requireNameable(db, actor, body.party, ['party', 'id']);
      const scope = await scopeOf(request, db, body.party, actor.now);
      return repository.insertIssue(db, actor, { client_id, scope }, body);
    },
    bookForNew,
  );

  // Numbers follow one another, and a hash may be of a report that somebody else holds: whoever guesses is stopped.
  serve(app, checkReportIssue, async ({ request, db, now }) => {
    const [number, sha256] = [requiredQuery(request, 'number'), requiredQuery(request, 'sha256')];
    const attempt = reportCheck(principalOf(request).userId);
    const check = () => repository.checkIssue(db, number, sha256);
    return app.attempts.guess(attempt, now, check, ({ valid }) => valid);
  });

  serve(app, verifyReportIssue, async ({ request, db, now }) => {
    const [number, code] = [requiredQuery(request, 'number'), requiredQuery(request, 'code')];
    const attempt = verificationAttempt(request.ip);
    const check = async () => (/^[\da-f]{16}$/.test(code) ? repository.verifyIssue(db, number, code) : null);
    const found = await app.attempts.guess(attempt, now, check);
    if (!found) throw notFound();
    return found;
  });

  serveInTransaction(
    app,
    getReportIssue,
    async ({ request, db, actor }, { id }) => {
      const issue = await repository.readIssue(db, id);
      await scopeOf(request, db, issue.party, actor.now);
      await recordRead(db, actor, { type: issue.party.type, id: issue.party.id });
      return issue;
    },
    readable(reportIssues),
  );
}
