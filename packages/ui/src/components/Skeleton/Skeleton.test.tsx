import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton';

it('SKL-1 says nothing to assistive technology', () => {
  const { container } = render(<Skeleton />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
