import { listApprovals } from '@rentsafe/domain/approval';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { sampleApprovals } from './sampleApprovals';

/** How the mocked backend answers what is asked of approvals. */
export const approvalHandlers = [
  answer(listApprovals, (request) =>
    pageOf(
      sampleApprovals.filter(({ mine }) => request.query.get('mine') !== 'true' || mine),
      request,
    ),
  ),
];
