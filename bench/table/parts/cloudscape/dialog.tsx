import '@cloudscape-design/global-styles/index.css';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import { useState } from 'react';
import { part } from '../part.tsx';

export const mount = part(() => {
  const [lastName, setLastName] = useState('');
  return (
    <Modal visible header="New tenant" footer={<Button variant="primary">Save</Button>}>
      <FormField label="Last name">
        <Input value={lastName} onChange={({ detail }) => setLastName(detail.value)} />
      </FormField>
    </Modal>
  );
});
