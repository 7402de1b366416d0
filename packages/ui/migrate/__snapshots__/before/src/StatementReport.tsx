'use client';

import { Button } from '@rentsafe/ui/Button';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Inline } from '@rentsafe/ui/Inline';
import { Money } from '@rentsafe/ui/Money';
import { ReportDialog } from '@rentsafe/ui/ReportDialog';
import { useState } from 'react';

const figures = [
  { term: 'Rent received', description: <Money amount="450.00" /> },
  { term: 'Commission', description: <Money amount="-45.00" /> },
  { term: 'Paid to you', description: <Money amount="405.00" /> },
];

export function StatementReport() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline>
      <Button onClick={() => setOpen(true)}>Open statement</Button>
      <ReportDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Statement for October 2026"
        status="ready"
        user="Msasa Property Holdings"
        sections={[{ id: 'figures', heading: 'October 2026', content: <DescriptionList items={figures} /> }]}
      />
    </Inline>
  );
}
