import { Button } from '@rentsafe/ui/Button';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { ReportDialog } from '@rentsafe/ui/ReportDialog';
import { useState } from 'react';

const details = [
  { term: 'Registered Name', description: 'Mutapa Holdings (Private) Limited' },
  { term: 'Registration Number', description: '4521/2019' },
];

export function PaymentStatusReport() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open report</Button>
      <ReportDialog
        open={isOpen}
        onOpenChange={({ open }) => setOpen(open)}
        title="Rent Payment Status Report for Mutapa Holdings"
        status="ready"
        user="Tendai Moyo"
        provenance={{ source: 'RentSafe', fetchedAt: '2026-11-20T09:30:00' }}
        sections={[
          { id: 'details', heading: 'Company Details', content: <DescriptionList items={details} /> },
          { id: 'claims', heading: 'Claims', content: 'No data held' },
        ]}
      />
    </>
  );
}
