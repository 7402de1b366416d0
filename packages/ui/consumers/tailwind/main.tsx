import './own.css';
import '@rentsafe/ui/styles.css';
import '@rentsafe/ui/rent.css';
import { Button } from '@rentsafe/ui/Button';
import { createRoot } from 'react-dom/client';
import { Everything } from '../shared/Everything';
import { Served } from '../shared/Served';

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <Served />
    <Everything />
    <Button className="pl-[37px]">Utility</Button>
  </>,
);
