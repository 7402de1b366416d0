import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { CsvButton } from './CsvButton';
import { downloadFile } from './downloadFile';

afterEach(() => vi.unstubAllGlobals());

/** What is offered as a file from now on. */
function recordDownloads() {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL() {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { files, names };
}

it('DTE-5 downloads a file with a safe name, and announces how many rows are in it', async () => {
  const { files, names } = recordDownloads();
  const onExport = vi.fn();
  render(
    <>
      <Announcer data-testid="spoken" />
      <CsvButton
        name="Arrears: Harare/Mutare"
        columns={[{ id: 'name', header: 'First Name', cell: 'name' }]}
        rows={[{ name: 'Rudo' }, { name: 'Tendai' }]}
        onExport={onExport}
      />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export 2 rows as CSV' }));
  expect(names.join()).toMatch(/^Arrears Harare Mutare \d{4}-\d\d-\d\d \d\d\.\d\d\.csv$/);
  expect(files[0]?.type).toBe('text/csv;charset=utf-8');
  expect(files[0]?.size).toBe('\uFEFFFirst Name\r\nRudo\r\nTendai\r\n'.length + 2);
  expect(screen.getByTestId('spoken')).toHaveTextContent('2 rows exported');
  expect(onExport).toHaveBeenCalledOnce();
});

it('any other text is offered under its own name, with its own type', () => {
  const { files, names } = recordDownloads();
  downloadFile('Kopje Estates.journal', '; Büro', 'text/plain');
  expect(names).toEqual(['Kopje Estates.journal']);
  expect(files.map(({ type, size }) => ({ type, size }))).toEqual([
    { type: 'text/plain;charset=utf-8', size: '; Büro'.length + 1 },
  ]);
});
