import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApprovalBanner, type ApprovalBannerProps } from './ApprovalBanner';

const day = { on: '2026-03-05' } as const;

it.each<[string, Partial<ApprovalBannerProps>, string, string]>([
  [
    'APP-1 while it waits: who prepared it, and who has to approve it',
    {},
    'Information',
    'To be approved by someone elsePrepared by Rudo Makoni.',
  ],
  [
    'APP-2 tells the reader who prepared it that it is for another person',
    { preparedByReader: true, approver: 'another Admin' },
    'Information',
    'You prepared this. To be approved by another AdminPrepared by Rudo Makoni.',
  ],
  [
    'APP-3 who approved it, and on which day',
    { approval: { ...day, by: 'Tendai Shumba' } },
    'Success',
    'Approved by Tendai Shumba on 05 Mar 2026Prepared by Rudo Makoni.',
  ],
  [
    'APP-3 marks what one person prepared and approved',
    { approval: { ...day, by: 'Rudo Makoni', alone: true } },
    'Warning',
    'Approved by Rudo Makoni, alone, on 05 Mar 2026Prepared by Rudo Makoni. Nobody else could approve it.',
  ],
])('%s', (_clause, props, tone, text) => {
  const { container } = render(<ApprovalBanner preparedBy="Rudo Makoni" {...props} />);
  expect(screen.getByRole('img', { name: tone })).toBeInTheDocument();
  expect(container).toHaveTextContent(text);
});
