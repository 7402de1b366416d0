import { defineCall } from '../call.ts';
import {
  reportIssue,
  reportIssueCheck,
  reportIssueInput,
  reportIssuePage,
  reportIssueState,
} from './schema.ts';

export const listReportIssues = defineCall({
  method: 'GET',
  path: '/api/report-issues/',
  summary: 'The reports that a client has issued, or those on one party, newest first, a page at a time.',
  query: ['party_type', 'party', 'client', 'page', 'page_size'],
  status: 200,
  reply: reportIssuePage,
});

export const createReportIssue = defineCall({
  method: 'POST',
  path: '/api/report-issues/',
  summary: 'Issues a report: numbers it and stores its content. The read is recorded.',
  body: reportIssueInput,
  status: 201,
  reply: reportIssue,
});

export const getReportIssue = defineCall({
  method: 'GET',
  path: '/api/report-issues/{id}/',
  summary: 'An issued report. The read is recorded.',
  status: 200,
  reply: reportIssue,
});

export const checkReportIssue = defineCall({
  method: 'GET',
  path: '/api/report-issues/check/',
  summary: 'Checks whether a report with this number and hash was issued. Wrong attempts are limited.',
  query: ['number', 'sha256'],
  status: 200,
  reply: reportIssueCheck,
});

export const verifyReportIssue = defineCall({
  method: 'GET',
  path: '/api/report-issues/verify/',
  summary:
    'Verifies a printed report, without signing in: whether it was issued, and is the latest. Attempts are limited.',
  query: ['number', 'code'],
  status: 200,
  reply: reportIssueState,
  session: false,
});
