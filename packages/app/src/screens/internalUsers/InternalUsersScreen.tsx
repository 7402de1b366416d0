import { internalUsers } from '../../api/users';
import { ClientUsers } from './ClientUsers';

export const InternalUsersScreen = () => (
  <ClientUsers users={internalUsers} title="Internal Users" addLabel="Add Internal User" />
);
