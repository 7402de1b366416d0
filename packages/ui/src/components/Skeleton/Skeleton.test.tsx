import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton';

it('SKL-1 is hidden from assistive technology', () => {
  const { container } = render(<Skeleton />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
