import { Button, Group, Modal, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { setStatus } from '../../workshop/src/server/api';
import type { Job } from '../../workshop/src/server/records';

interface BulkBarProps {
  selected: readonly Job[];
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
}

/** How many rows are selected, and what can be done with them. */
export function BulkBar({ selected, total, onSelectAll, onClear }: BulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const count = selected.length;
  const question = count === 1 ? 'Finish this job?' : `Finish ${count} jobs?`;
  const finish = async () => {
    setRunning(true);
    try {
      await setStatus(
        selected.map(({ id }) => id),
        'done',
      );
      notifications.show({ message: count === 1 ? 'Job finished' : `${count} jobs finished` });
      onClear();
      setAsking(false);
    } catch {
      notifications.show({ color: 'red', message: 'The jobs were not finished. Try again.' });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Group gap="sm" mih={36}>
      <Text size="sm" role="status">
        {count} of {total} selected
      </Text>
      {count > 0 && (
        <>
          <Button variant="default" size="xs" onClick={onSelectAll}>
            Select all that match
          </Button>
          <Button variant="default" size="xs" onClick={onClear}>
            Clear selection
          </Button>
          <Button size="xs" onClick={() => setAsking(true)}>
            Finish {count}
          </Button>
        </>
      )}
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={question}>
        <Group justify="end">
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            Cancel
          </Button>
          <Button loading={isRunning} onClick={() => void finish()}>
            Finish {count}
          </Button>
        </Group>
      </Modal>
    </Group>
  );
}
