import { Button } from '@rentsafe/ui/Button';
import { HotkeysDialog, useHotkey } from '@rentsafe/ui/Hotkeys';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';

export function Workshop() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  useHotkey('Mod+Shift+J', () => toast.info('A new job'), { label: 'Add a job' });
  useHotkey('?', () => setHelpOpen(true), { label: 'Show these shortcuts' });
  return (
    <>
      <Button onClick={() => setHelpOpen(true)}>Keyboard shortcuts</Button>
      <HotkeysDialog open={isHelpOpen} onOpenChange={({ open }) => setHelpOpen(open)} />
    </>
  );
}
