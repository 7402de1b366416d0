import { branch } from '@rentsafe/domain/branch';
import { describe, expect, it } from 'vitest';
import { onEitherDatabase } from '../testing/databases.ts';
import { useAdmin } from '../testing/server.ts';

onEitherDatabase((kind) => {
  const { post } = useAdmin(kind);
  const createBranch = (body: unknown) => post<{ id: number }>('/api/branches/', body);

  describe('POST /api/branches/', () => {
    it('answers the branch with places and contacts', async () => {
      const { status, body } = await createBranch({
        company: 1,
        branch_name: ' Airport ',
        addresses: [{ city_id: 1 }],
        contacts: [
          { individual: 2, contact_type: 'manager', position: 'Head', is_primary: true },
          { individual: 3 },
        ],
      });
      expect(status).toBe(201);
      expect(branch.parse(body)).toEqual(body);
      expect(body).toMatchObject({
        branch_name: 'Airport',
        company: { id: 1 },
        contacts: [
          {
            individual: { id: 2, first_name: expect.any(String), last_name: expect.any(String) },
            contact_type: 'manager',
            position: 'Head',
            is_primary: true,
          },
          { individual: { id: 3 }, contact_type: null, position: null, is_primary: false },
        ],
      });
    });

    it('refuses an unknown company, an unknown person at its row, and two primary contacts', async () => {
      expect((await createBranch({ company: 99_999, branch_name: 'X' })).body).toEqual({
        company: ['Invalid pk "99999" - object does not exist.'],
      });
      expect(
        (
          await createBranch({
            company: 1,
            branch_name: 'X',
            contacts: [{ individual: 1 }, { individual: 88_888 }],
          })
        ).body,
      ).toEqual({ contacts: [{}, { individual: ['Invalid pk "88888" - object does not exist.'] }] });
      const twice = [1, 2].map((individual) => ({ individual, is_primary: true }));
      expect((await createBranch({ company: 1, branch_name: 'X', contacts: twice })).body).toEqual({
        contacts: ['Only one contact may be primary.'],
      });
    });
  });
});
