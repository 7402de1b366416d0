import { useConfirm } from '@rentsafe/ui/AlertDialog';
import { Button } from '@rentsafe/ui/Button';
import { toast } from '@rentsafe/ui/Toast';

export function DeactivateUser({ name = 'Chipo Dube' }: { name?: string }) {
  const { confirm, dialog } = useConfirm();
  const deactivate = async () => {
    const isConfirmed = await confirm({
      title: `Deactivate ${name}?`,
      description: "They'll be signed out and won't be able to sign in. An Admin can reactivate them later.",
      confirmLabel: 'Deactivate',
      tone: 'danger',
    });
    if (isConfirmed) toast.success(`${name} deactivated`);
  };
  return (
    <>
      <Button variant="danger" onClick={() => void deactivate()}>
        Deactivate
      </Button>
      {dialog}
    </>
  );
}
