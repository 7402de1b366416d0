import '@rentsafe/ui/base.css';
import '@rentsafe/ui/Button.css';
import { Button } from '@rentsafe/ui/Button';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(<Button>Print</Button>);
