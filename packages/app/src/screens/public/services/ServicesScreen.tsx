import { ServicesView } from './ServicesView';
import { services } from './services';

export function ServicesScreen() {
  return <ServicesView services={services} />;
}
