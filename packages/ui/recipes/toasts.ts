import { toast } from '@rentsafe/ui/Toast';

export async function exportTenants(send: () => Promise<void>, undo: () => void) {
  toast.info('The export may take a minute');
  await toast.promise(send(), {
    loading: 'Exporting tenants...',
    success: 'Tenants exported',
    error: 'Export failed',
  });
  toast.success('Tenants archived', { action: { label: 'Undo', onAction: undo } });
}
