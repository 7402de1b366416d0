import { createHash } from 'node:crypto';
import type { AccessLogEntry } from '@rentsafe/domain/accessLog';
import type { Paginated } from '@rentsafe/domain/pagination';
import {
  type ReportIssue,
  type ReportIssueCheck,
  type ReportIssueRow,
  type ReportIssueState,
  verificationCode,
} from '@rentsafe/domain/reportIssue';
import { expect, it } from 'vitest';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { addCount, amount } from '../testing/proof.ts';

onEitherDatabase((kind) => {
  const { context, book, get, post, patch, newProperty } = useBook(kind, '2026-03-05T08:00:00Z');
  const issue = (more = {}, token = book.user) =>
    post<ReportIssue>('report-issues/', { party: person(1), purpose: 'Letting a flat', ...more }, token);
  const check = (number: string, sha256: string, token = book.stranger) =>
    get<ReportIssueCheck>(`report-issues/check/?number=${number}&sha256=${sha256}`, token);

  it('keeps what the report said, under a number without gaps, and every reading is recorded', async () => {
    expect((await issue()).status).toBe(404);
    // Whoever owns a property of the book may be read about.
    await newProperty();
    const staff = (await context.server.admin()).access;
    const reads = async () => (await get<Paginated<unknown>>('individuals/1/access-log/', staff)).body.count;
    const { status, body: first } = await issue({ as_at: '2026-02-28' });
    expect(status).toBe(201);
    expect(first).toMatchObject({
      number: 'RR-000001',
      party: person(1),
      as_at: '2026-02-28',
      issued_at: '2026-03-05T08:00:00.000Z',
      sha256: createHash('sha256').update(first.content).digest('hex'),
    });
    expect(JSON.parse(first.content)).toMatchObject({
      id: 1,
      facts_on: '2026-02-28',
      explanation: { version: 1 },
    });
    expect((await issue({ party: person(999_999) })).status).toBe(400);
    const second = (await issue()).body;
    expect(second).toMatchObject({ number: 'RR-000002', as_at: '2026-03-05' });
    const { body: log } = await get<Paginated<AccessLogEntry>>('individuals/1/access-log/', staff);
    expect(log.results[0]).toMatchObject({ client: { id: book.client }, purpose: 'Letting a flat' });

    const renamed = await patch('individuals/1/', { first_name: 'Renamed', version: 1 }, staff);
    expect(renamed.status).toBe(200);
    const before = await reads();
    const read = (await get<ReportIssue>(`report-issues/${first.id}/`)).body;
    expect(read).toEqual({ ...first, party: { ...first.party, name: expect.stringContaining('Renamed') } });
    expect(await reads()).toBe(before + 1);
    const { body: list } = await get<Paginated<ReportIssueRow>>('report-issues/');
    expect(list.results.map(({ number }) => number)).toEqual(['RR-000002', 'RR-000001']);
    expect(list.results[0]).not.toHaveProperty('content');
    expect((await get(`report-issues/${first.id}/`, book.stranger)).status).toBe(404);
    for (const change of [`UPDATE report_issues SET purpose = 'x'`, 'DELETE FROM report_issues']) {
      await expect(context.server.database.exec(change)).rejects.toThrow(/append-only/);
    }
  });

  it('whoever holds a printed report learns when it was issued, on whose initials, and whether a later one was', async () => {
    await newProperty();
    const verify = (number: string, code: string) =>
      get<ReportIssueState>(`report-issues/verify/?number=${number}&code=${code}`, '');
    const { number, sha256, issued_at, party } = (await issue()).body;
    const code = verificationCode(sha256);
    const initials = party.name
      .split(' ')
      .map((word) => `${word.charAt(0)}.`)
      .join(' ');
    expect(await verify(number, code)).toMatchObject({
      status: 200,
      body: { issued_at, initials, state: 'unchanged' },
    });
    const { body: later } = await issue({ as_at: '2026-02-28' });
    expect((await verify(number, code)).body.state).toBe('superseded');
    expect((await verify(later.number, verificationCode(later.sha256))).body.state).toBe('unchanged');
    const { body: ofParty } = await get<Paginated<ReportIssueRow>>(
      'report-issues/?party_type=individual&party=1',
    );
    expect(ofParty.results.slice(0, 2).map((row) => row.number)).toEqual([later.number, number]);
    const { body: ofOther } = await get<Paginated<ReportIssueRow>>(
      'report-issues/?party_type=company&party=1',
    );
    expect(ofOther.results).toEqual([]);
    for (const wrong of ['', 'f'.repeat(16), `${code}0`, code.slice(1), '%25', sha256]) {
      expect((await verify(number, wrong)).status).toBe(wrong === '' ? 400 : 404);
    }
    for (let nth = 5; nth < 20; nth++) {
      expect((await verify('RR-999999', code)).status).toBe(404);
    }
    expect(await verify(number, code)).toMatchObject({
      status: 429,
      body: { detail: 'Too many attempts. Try again in 5 minutes.' },
    });
  });

  it('guesses are answered alike whatever is wrong, and after 20 the right code too, however many come', async () => {
    await newProperty();
    const { number, sha256 } = (await issue()).body;
    const right = verificationCode(sha256);
    const verify = async (tried: string, code: string) => {
      addCount('guesses');
      const path = `/api/report-issues/verify/?number=${tried}&code=${code}`;
      const { status, body } = await context.server.request('GET', path, { from: '10.7.0.1' });
      return { status, body };
    };
    const wrong = { status: 404, body: { detail: 'Not found.' } };
    const code = (nth: number) => nth.toString(16).padStart(16, '0');
    expect(await verify('RR-999999', right)).toEqual(wrong);
    expect(await verify('RR', right)).toEqual(wrong);
    for (let nth = 2; nth < 20; nth++) expect(await verify(number, code(nth))).toEqual(wrong);
    const refused = { status: 429, body: { detail: 'Too many attempts. Try again in 5 minutes.' } };
    for (let nth = 20; nth < amount(25, 10_000); nth++)
      expect(await verify(nth % 2 ? number : 'RR-999999', code(nth))).toEqual(refused);
    expect(await verify(number, right)).toEqual(refused);
  });

  it('anyone signed in can check a number and a hash, but not guess them', async () => {
    await newProperty();
    const { number, sha256, issued_at } = (await issue()).body;
    const none = { valid: false, issued_at: null };
    expect((await get('report-issues/check/?number=RR-000001')).body).toEqual({
      sha256: ['This field is required.'],
    });
    for (let nth = 1; nth <= 19; nth++) {
      expect((await check(number, String(nth).padStart(64, '0'))).body).toEqual(none);
    }
    // Right ones are not counted.
    for (let nth = 0; nth < 3; nth++) {
      expect((await check(number, sha256)).body).toEqual({ valid: true, issued_at });
    }
    expect((await check('RR-999999', sha256)).body).toEqual(none);
    expect(await check(number, sha256)).toMatchObject({
      status: 429,
      body: { detail: 'Too many attempts. Try again in 5 minutes.' },
    });
    expect((await check(number, sha256, book.user)).body.valid).toBe(true);
  });
});
