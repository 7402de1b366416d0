import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs';

it('BRC-1 BRC-2 BRC-3 links the steps that have a page, but not the current one', () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'Services', href: '/services' },
        { label: 'Landlords' },
        { label: 'Statements', href: '/s' },
      ]}
      renderLink={({ href, ...rest }) => <a {...rest} href={`/app${href}`} />}
    />,
  );
  const navigation = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(navigation)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Services', 'Landlords', 'Statements']);
  expect(within(navigation).getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Services' })]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/app/services');
  expect(screen.getByText('Statements')).toHaveAttribute('aria-current', 'page');
});

it('BRC-1 shows each step once when labels that were the same change', () => {
  const { rerender } = render(<Breadcrumbs items={[{ label: '…' }, { label: '…' }, { label: '…' }]} />);
  rerender(<Breadcrumbs items={[{ label: 'Zimbabwe' }, { label: 'Harare' }, { label: 'Harare' }]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Zimbabwe',
    'Harare',
    'Harare',
  ]);
});
