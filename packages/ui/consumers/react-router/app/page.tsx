import { Everything } from '../../shared/Everything';
import { Served } from '../../shared/Served';

export default function Page() {
  return (
    <>
      <Served />
      <Everything />
    </>
  );
}
