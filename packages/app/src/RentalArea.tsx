import { ProtectedLayout } from './layout/ProtectedLayout';
import { navigation } from './navigation';

/** What stands around every page of the rental area. */
export const RentalArea = () => <ProtectedLayout navigation={navigation} />;
