import { sampleRentCollection } from '../rentCollection/sampleRentCollection';
import { CustomerStatementsView } from './CustomerStatementsView';

export function CustomerStatementsScreen() {
  return <CustomerStatementsView rows={sampleRentCollection} />;
}
