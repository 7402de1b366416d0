import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

it('the column of row actions is measured anew when a font arrives', () => {
  const fonts = new EventTarget();
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  const widthOfActions = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(320);
  render(
    <DataTable
      caption="People"
      columns={[{ id: 'name', header: 'Name', cell: ({ name }: { name: string }) => name }]}
      rows={[{ name: 'Chipo' }]}
      status="ready"
      rowKey={({ name }) => name}
      rowActions={() => <button type="button">View</button>}
    />,
  );
  const lastColumn = () => [...screen.getByRole('table').querySelectorAll('col')].at(-1);
  expect(lastColumn()?.style.inlineSize).toMatch(/^20(\.\d+)?rem$/);

  widthOfActions.mockReturnValue(160);
  act(() => {
    fonts.dispatchEvent(new Event('loadingdone'));
  });
  expect(lastColumn()?.style.inlineSize).toMatch(/^10(\.\d+)?rem$/);
});
