import { mayCall, type Role, roleOf, type TableCall } from '@rentsafe/domain/access';
import type { StepLevel } from '@rentsafe/domain/step';
import { USER } from '@rentsafe/domain/user';
import { useLogin } from '../login/useLogin';
import { useMe } from './useMe';

/** The role of who is signed in: that of a User until the server has said whether they are an Admin. */
export function useRole(): Role {
  const user_type = useLogin()?.user_type === 'staff' ? 'staff' : 'client';
  return roleOf(useMe().data ?? { user_type, access_level: USER });
}

/** Whether who is signed in may make a call, by the table that the server refuses by: nothing else is offered. */
export function useMay(): (call: TableCall) => boolean {
  const role = useRole();
  return (call) => mayCall(role, call);
}

const levels: Readonly<Record<Role, StepLevel>> = {
  admin: 'providerAdmin',
  user: 'user',
  clientAdmin: 'admin',
  clientUser: 'user',
};

/** The level at which who is signed in takes steps with records of a book that they may reach. */
export const useStepLevel = (): StepLevel => levels[useRole()];
