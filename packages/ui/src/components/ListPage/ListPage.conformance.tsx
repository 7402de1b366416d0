import type { Samples } from '../../testing/conformance';
import { ListPage, useListState } from '.';
import { columns, jobs, pageOf } from './ListPage.sample';

function Jobs(props: object) {
  const state = useListState(jobs);
  return (
    <ListPage
      list={jobs}
      state={state}
      answer={pageOf(state.query)}
      columns={columns}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => `/jobs/${id}`}
      {...props}
    />
  );
}

export default { ListPage: (props) => <Jobs {...props} /> } satisfies Samples;
