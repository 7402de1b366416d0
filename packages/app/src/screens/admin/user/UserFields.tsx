import { type AccessLevel, accessLevels, type InternalUser, USER } from '@rentsafe/domain/user';
import { Grid } from '@rentsafe/ui/Grid';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';

export interface UserFieldsProps {
  /** The user who is edited. */
  user?: InternalUser;
  /** Of a new one. @default USER */
  level?: AccessLevel;
}

const levels = accessLevels.map(({ value, label }) => ({ value: String(value), label }));

const nameFields = (user?: InternalUser) => (
  <>
    <TextField
      label="First Name"
      name="firstName"
      autoComplete="off"
      required
      defaultValue={user?.first_name}
    />
    <TextField label="Last Name" name="lastName" autoComplete="off" required defaultValue={user?.last_name} />
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="off"
      required
      defaultValue={user?.email}
      hint="They sign in with this email."
    />
  </>
);

/** The fields of the first user of a client: its level is given. */
export const FirstUserFields = () => <Grid columns={2}>{nameFields()}</Grid>;

/** The fields of a user. */
export function UserFields({ user, level = USER }: UserFieldsProps) {
  return (
    <Grid columns={2}>
      {nameFields(user)}
      <Select
        label="Access Level"
        name="accessLevel"
        required
        options={levels}
        defaultValue={String(user?.access_level ?? level)}
        hint="Admins can add and change users."
      />
    </Grid>
  );
}
