import { expect, it } from 'vitest';
import { describeApi } from '../scripts/describeApi';

it('exports and props are those of the last changeset', async () => {
  await expect(
    describeApi(),
    'The public API changed: add a changeset (`npx changeset`), then accept it with `npx vitest run --project ui api -u`',
  ).toMatchFileSnapshot('__snapshots__/api.txt');
});
