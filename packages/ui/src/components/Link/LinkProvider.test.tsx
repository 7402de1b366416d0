import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LinkRenderProps } from '../../internal/link/renderLink';
import { Breadcrumbs } from '../Breadcrumbs';
import { LinkProvider } from './LinkProvider';

const by = (router: string) => (props: LinkRenderProps) => <a data-router={router} {...props} />;
const items = [{ label: 'Home', href: '/' }, { label: 'Leases' }];
const link = () => screen.getByRole('link', { name: 'Home' });

it('LNK-2 renders the links of the components below it, unless one is given its own way', () => {
  const { rerender } = render(<Breadcrumbs items={items} />);
  expect(link()).not.toHaveAttribute('data-router');
  rerender(
    <LinkProvider renderLink={by('app')}>
      <Breadcrumbs items={items} />
    </LinkProvider>,
  );
  expect(link()).toHaveAttribute('data-router', 'app');
  rerender(
    <LinkProvider renderLink={by('app')}>
      <Breadcrumbs items={items} renderLink={by('own')} />
    </LinkProvider>,
  );
  expect(link()).toHaveAttribute('data-router', 'own');
});
