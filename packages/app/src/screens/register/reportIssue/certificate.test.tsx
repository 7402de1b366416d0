import { sampleIndividualReport } from '@rentsafe/domain/fixtures';
import { getReportIssue, type ReportIssue } from '@rentsafe/domain/reportIssue';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { issuedReportPath } from '../../../paths';
import { answer } from '../../../testing/answer';
import { sampleConsent } from '../../../testing/consentHandlers';
import { signedIn } from '../../../testing/login';
import { reportIssueHandlers, sampleIssue } from '../../../testing/reportIssueHandlers';
import { goodExplanation } from '../../../testing/sampleExplanation';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';
import { certificateObstacles } from './certificateObstacles';

const good = { classification: 'Low Risk', explanation: goodExplanation };

test('a certificate needs the best rating from 12 months, the day of issue, and a consent', () => {
  expect(certificateObstacles(sampleIssue, good, sampleConsent())).toEqual([]);
  const short = { ...goodExplanation, months: goodExplanation.months.slice(1) };
  expect(
    certificateObstacles(
      { ...sampleIssue, as_at: '2026-03-04' },
      { classification: null, explanation: short },
      undefined,
    ),
  ).toEqual([
    'The rating must be Low Risk; it is N/A.',
    '12 months must be graded; 11 are.',
    'The report must be as at the day it was issued.',
    'A valid consent of the person must be on record.',
  ]);
  // In Harare it is already the next day.
  const late = { as_at: '2026-03-06', issued_at: '2026-03-05T22:30:00Z' };
  expect(certificateObstacles(late, good, sampleConsent())).toEqual([]);
});

const shown = (issue: ReportIssue) => {
  server.use(
    answer(getReportIssue, () => issue),
    ...reportIssueHandlers,
  );
  signedIn();
  return renderApp(issuedReportPath(1));
};

test('it is printed without amounts and without whom was paid', async () => {
  shown({ ...sampleIssue, content: JSON.stringify(sampleIndividualReport(1, good)) });
  const button = await screen.findByRole('button', { name: 'Print certificate' });
  await waitFor(() => expect(button).toBeEnabled());
  const title = await screen.findByText('Good-Tenant Certificate');
  const text = title.closest('article')?.textContent ?? '';
  expect(text).toContain('from 12 graded months of rent, March 2025 to February 2026');
  expect(text).toContain('11 paid by the due date, 1 paid within the grace days');
  expect(text).toContain('RR-000001');
  expect(text).toMatch(
    /This certificate shows how rent was paid up to \d\d \w+ \d{4}, with the consent of the person\./,
  );
  for (const left of ['400', '$', 'USD', 'Baobab', 'L-0007']) expect(text).not.toContain(left);
});

test('a report that is no ground for it says why', async () => {
  shown(sampleIssue);
  expect(
    await screen.findByText(/No good-tenant certificate: The rating must be Low Risk; it is High Risk\./),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Print certificate' })).toBeDisabled();
});
