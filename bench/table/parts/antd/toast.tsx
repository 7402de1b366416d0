import { message } from 'antd';
import { part } from '../part.tsx';

export const mount = part(() => {
  const [api, holder] = message.useMessage();
  return (
    <>
      {holder}
      <button type="button" onClick={() => api.success('Saved')}>
        Save
      </button>
    </>
  );
});
