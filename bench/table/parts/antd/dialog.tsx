import { Form, Input, Modal } from 'antd';
import { part } from '../part.tsx';

export const mount = part(() => (
  <Modal open title="New tenant" okText="Save">
    <Form>
      <Form.Item name="lastName" label="Last name">
        <Input />
      </Form.Item>
    </Form>
  </Modal>
));
