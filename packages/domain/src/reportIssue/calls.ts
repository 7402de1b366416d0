import { defineCall } from '../call.ts';
import { reportIssue, reportIssueCheck, reportIssueInput, reportIssuePage } from './schema.ts';

export const listReportIssues = defineCall({
  method: 'GET',
  path: '/api/report-issues/',
  summary: 'The reports that a client has issued, newest first, a page at a time.',
  query: ['client', 'page', 'page_size'],
  status: 200,
  reply: reportIssuePage,
});

export const createReportIssue = defineCall({
  method: 'POST',
  path: '/api/report-issues/',
  summary: 'Issues a report: numbers it and stores it as it is. The read is recorded.',
  body: reportIssueInput,
  status: 201,
  reply: reportIssue,
});

export const getReportIssue = defineCall({
  method: 'GET',
  path: '/api/report-issues/{id}/',
  summary: 'A report as it was issued. The read is recorded.',
  status: 200,
  reply: reportIssue,
});

export const checkReportIssue = defineCall({
  method: 'GET',
  path: '/api/report-issues/check/',
  summary: 'Whether a report with this number and content was issued. Wrong ones are limited in number.',
  query: ['number', 'sha256'],
  status: 200,
  reply: reportIssueCheck,
});
