import { Everything } from '../../shared/Everything';
import { Served } from '../../shared/Served';
import { jobsOf } from './jobs';

export default function Page() {
  const { rows, csv, selected } = jobsOf('status=open&sort=number');
  return (
    <>
      <Served />
      <p>
        {`${selected} selected of ${rows.map(({ number }) => number).join(' then ')}: ${csv.split(/\s+/).join(' ')}`}
      </p>
      <Everything />
    </>
  );
}
