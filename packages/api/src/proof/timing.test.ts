import { expect, it } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { addCount, amount } from '../testing/proof.ts';
import { useServer } from '../testing/server.ts';

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

onEitherDatabase((kind) => {
  const context = useServer(kind);

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
});
