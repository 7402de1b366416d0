import { ProtectedLayout } from './layout/ProtectedLayout';
import { navigationFor } from './navigation';

/** What stands around every page of the rental area. */
export const RentalArea = () => <ProtectedLayout navigationFor={navigationFor} />;
