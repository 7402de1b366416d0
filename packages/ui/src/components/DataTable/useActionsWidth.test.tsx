import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

function People({ afterLayout }: { afterLayout?: () => void }) {
  useLayoutEffect(() => void afterLayout?.());
  return (
    <DataTable
      caption="People"
      columns={[{ id: 'name', header: 'Name', cell: ({ name }: { name: string }) => name }]}
      rows={[{ name: 'Chipo' }]}
      status="ready"
      rowKey={({ name }) => name}
      rowActions={viewButton}
    />
  );
}
const viewButton = () => <button type="button">View</button>;
const lastColumn = () => [...screen.getByRole('table').querySelectorAll('col')].at(-1);

function stubFonts() {
  const fonts = new EventTarget();
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  return fonts;
}

it('the column of row actions is measured anew when a font arrives', () => {
  const fonts = stubFonts();
  const widthOfActions = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(320);
  render(<People />);
  expect(lastColumn()?.style.inlineSize).toMatch(/^20(\.\d+)?rem$/);

  widthOfActions.mockReturnValue(160);
  act(() => {
    fonts.dispatchEvent(new Event('loadingdone'));
  });
  expect(lastColumn()?.style.inlineSize).toMatch(/^10(\.\d+)?rem$/);
});

it('also when it arrives right after the first measurement', () => {
  const fonts = stubFonts();
  const widthOfActions = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(160);
  const arrive = vi.fn(() => {
    if (arrive.mock.calls.length > 1) return;
    widthOfActions.mockReturnValue(320);
    fonts.dispatchEvent(new Event('loadingdone'));
  });
  render(<People afterLayout={arrive} />);
  expect(lastColumn()?.style.inlineSize).toMatch(/^20(\.\d+)?rem$/);
});
