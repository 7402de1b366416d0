import '@rentsafe/ui/styles.css';
import '@rentsafe/ui/rent.css';
import { createRoot } from 'react-dom/client';
import { Everything } from '../shared/Everything';
import { frame } from './own.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <div className={frame} data-testid="frame">
    <Everything />
  </div>,
);
