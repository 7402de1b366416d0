import { useShow } from '@refinedev/core';
import { Modal } from 'antd';
import type { Individual } from '../api';

export default function IndividualDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { result } = useShow<Individual>({ resource: 'individuals', id });
  return (
    <Modal open title="Individual" onCancel={onClose} onOk={onClose}>
      {result && `${result.first_name} ${result.last_name} ${result.identification_number}`}
    </Modal>
  );
}
