import { describe, expect, it, test } from 'vitest';
import { listBranches } from '../branch/repository.ts';
import { listIndividuals } from '../individual/repository.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { useServer } from '../testing/server.ts';
import { readTables } from '../testing/tables.ts';
import { KeptPages } from './keptPages.ts';

const first = { size: 2, offset: 0 };

describe('kept pages', () => {
  test('a page is read once a version', async () => {
    const read: string[] = [];
    const pages = new KeptPages(async ({ size, offset }) => {
      read.push(`${offset}+${size}`);
      return [read.length];
    });
    expect(await pages.page('1', first)).toEqual([1]);
    expect(await pages.page('1', first)).toEqual([1]);
    expect(await pages.page('1', { size: 2, offset: 2 })).toEqual([2]);
    expect(await pages.page('2', first)).toEqual([3]);
    expect(read).toEqual(['0+2', '2+2', '0+2']);
  });

  test('rows of an earlier version that arrive late are not kept', async () => {
    const arrivals: ((rows: string[]) => void)[] = [];
    const pages = new KeptPages<string>(() => new Promise((resolve) => arrivals.push(resolve)));
    const early = pages.page('1', first);
    const late = pages.page('2', first);
    arrivals[1]?.(['new']);
    expect(await late).toEqual(['new']);
    arrivals[0]?.(['old']);
    expect(await early).toEqual(['old']);
    expect(await pages.page('2', first)).toEqual(['new']);
  });

  test('the oldest pages make room', async () => {
    let reads = 0;
    const pages = new KeptPages(async () => [++reads]);
    for (let offset = 0; offset <= 200; offset += 1) await pages.page('1', { size: 1, offset });
    await pages.page('1', { size: 1, offset: 200 });
    expect(reads).toBe(201);
    await pages.page('1', { size: 1, offset: 0 });
    expect(reads).toBe(202);
  });
});

onBothDatabases((kind) => {
  const context = useServer(kind);
  const page = { page: 1, size: 20, offset: 0 };

  describe('a list that was read before', () => {
    it('shows what any process has changed since', async () => {
      const { db, database } = context.server;
      const people = async () => listIndividuals(db, await readTables(db), page);
      const names = async () => (await people()).results.map(({ last_name }) => last_name);
      const sites = async () => listBranches(db, await readTables(db), page, null);
      const companies = async () => (await sites()).results.map(({ company }) => company.registration_name);

      const [newest] = (await people()).results;
      await database.exec(`UPDATE individuals SET last_name = 'Renamed' WHERE id = ${newest?.id}`);
      expect(await names()).toContain('Renamed');

      const [branch] = (await sites()).results;
      await database.exec(
        `UPDATE companies SET registration_name = 'Renamed Ltd' WHERE id = ${branch?.company.id}`,
      );
      expect(await companies()).toContain('Renamed Ltd');

      const { count } = await people();
      await database.exec(`
        INSERT INTO individuals (first_name, last_name, date_of_birth, gender, identification_type,
          identification_number, identification_key, marital_status, search_text, sort_name)
        VALUES ('Added', 'Later', '1980-01-01', 'other', 'passport', 'Z1', 'Z1', 'single', 'later', 'later')`);
      const after = await people();
      expect([after.count, after.results[0]?.last_name]).toEqual([count + 1, 'Later']);
    });
  });
});
