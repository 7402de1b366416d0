import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { PageHeader } from './PageHeader';

it('PGH-1 has a heading of level 1 that takes focus', () => {
  const headingRef = createRef<HTMLHeadingElement>();
  render(<PageHeader title="Internal Users" headingRef={headingRef} />);
  act(() => headingRef.current?.focus());
  expect(screen.getByRole('heading', { level: 1, name: 'Internal Users' })).toHaveFocus();
});
