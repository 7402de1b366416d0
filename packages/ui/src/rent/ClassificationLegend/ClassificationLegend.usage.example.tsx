import { Badge } from '@rentsafe/ui/Badge';
import { Classification } from '@rentsafe/ui/rent';

export const Do = () => <Classification rating="Medium Risk" />;

export const Dont = () => <Badge tone="warning">BAD PAYER!!</Badge>;
