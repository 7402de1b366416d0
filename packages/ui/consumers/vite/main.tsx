import '@rentsafe/ui/styles.css';
import '@rentsafe/ui/rent.css';
import { createRoot } from 'react-dom/client';
import { Everything } from '../shared/Everything';

createRoot(document.getElementById('root') as HTMLElement).render(<Everything />);
