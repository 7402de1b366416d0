import { type ReportIssue, verificationCode } from '@rentsafe/domain/reportIssue';
import { expect, it } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { addCount, amount, isWhole } from '../testing/proof.ts';

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

onEitherDatabase((kind) => {
  const { context, post, newProperty } = useBook(kind);

  it('an account that is unknown, disabled or not yet invited is refused as slowly as a known one', async () => {
    const { server } = context;
    const rounds = amount(7, 60);
    const hash = await hashPassword('Marula in the long grass 3');
    const add = async (set: string) => {
      const user = await server.addUser(1, 2);
      await server.database.exec(`UPDATE users SET ${set} WHERE id = ${user.id}`);
      return user.email;
    };
    const known: number[] = [];
    const others: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const time = async (username: string, into: number[]) => {
        const body = { username, password: 'not it' };
        const before = process.cpuUsage();
        const { status } = await server.post('/api/auth/login/', body, { from: `10.1.0.${round}` });
        const { user, system } = process.cpuUsage(before);
        into.push(user + system);
        expect(status).toBe(401);
        addCount('sign-ins');
      };
      await time(await add(`password_hash = '${hash}'`), known);
      await time(`nobody.${round}@rentsafe.example`, others);
      await time(await add(`password_hash = '${hash}', is_active = false`), others);
      await time(await add('password_hash = NULL'), others);
    }
    // Side by side in one run, in CPU time, which other work on the machine does not lengthen; without the dummy hash the ratio is near four.
    const ratio = median(known) / median(others);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  if (isWhole) {
    it('a report number that was never issued takes as long as a wrong code of one that was', async () => {
      const { server } = context;
      await newProperty();
      const issue = { party: person(1), purpose: 'Letting a flat' };
      const { number, sha256 } = (await post<ReportIssue>('report-issues/', issue)).body;
      const code = verificationCode(sha256);
      const guesses = {
        right: { number, code, status: 200 },
        wrong: { number, code: [...code].toReversed().join(''), status: 404 },
        none: { number: 'RR-999999', code, status: 404 },
      };
      const times: Record<keyof typeof guesses, number[]> = { right: [], wrong: [], none: [] };
      // From an address of its own each time, and in another order, so that none is refused and none is always the first.
      for (let round = 0; round < 600; round += 1) {
        const kinds = (['right', 'wrong', 'none'] as const).map(
          (_, nth, all) => all[(nth + round) % 3] ?? 'none',
        );
        for (const [nth, guess] of kinds.entries()) {
          const { status, ...query } = guesses[guess];
          const path = `/api/report-issues/verify/?${new URLSearchParams(query)}`;
          const from = `10.${nth + 2}.${round >> 8}.${round & 255}`;
          const before = performance.now();
          const reply = await server.request('GET', path, { from });
          times[guess].push(performance.now() - before);
          expect(reply.status).toBe(status);
          addCount('guesses');
        }
      }
      const ratio = median(times.wrong) / median(times.none);
      const right = median(times.right) / median(times.none);
      console.log(
        `${kind}: wrong code / no such number ${ratio.toFixed(2)}, right code / no such number ${right.toFixed(2)}`,
      );
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.25);
    });
  }
});
