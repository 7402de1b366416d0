import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchField } from '../components/SearchField';
import { Spinner } from '../components/Spinner';
import { defaultMessages, MessagesProvider } from '.';

const components = (
  <>
    <Spinner />
    <SearchField label="Search" defaultValue="moyo" />
  </>
);

it('is English where nothing is replaced', () => {
  render(components);
  expect(screen.getByRole('img', { name: defaultMessages.spinner.loading })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
});

it('replaces one text and keeps the rest', () => {
  render(<MessagesProvider messages={{ searchField: { clear: 'Bvisa' } }}>{components}</MessagesProvider>);
  expect(screen.getByRole('button', { name: 'Bvisa' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Loading' })).toBeInTheDocument();
});

it('keeps what an outer provider replaced', () => {
  render(
    <MessagesProvider messages={{ searchField: { clear: 'Bvisa' }, spinner: { loading: 'Inotakura' } }}>
      <MessagesProvider messages={{ searchField: { required: 'Nyora chimwe chinhu' }, spinner: undefined }}>
        {components}
      </MessagesProvider>
    </MessagesProvider>,
  );
  expect(screen.getByRole('button', { name: 'Bvisa' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Inotakura' })).toBeInTheDocument();
});
