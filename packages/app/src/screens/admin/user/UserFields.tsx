import { accessLevels, type InternalUser, USER } from '@rentsafe/domain/user';
import { Grid } from '@rentsafe/ui/Grid';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';

export interface UserFieldsProps {
  /** The user who is edited. */
  user?: InternalUser;
}

const levels = accessLevels.map(({ value, label }) => ({ value: String(value), label }));

/** The fields of a user. */
export function UserFields({ user }: UserFieldsProps) {
  return (
    <Grid columns={2}>
      <TextField
        label="First Name"
        name="firstName"
        autoComplete="off"
        required
        defaultValue={user?.first_name}
      />
      <TextField
        label="Last Name"
        name="lastName"
        autoComplete="off"
        required
        defaultValue={user?.last_name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        required
        defaultValue={user?.email}
        hint="They sign in with this email."
      />
      <Select
        label="Access Level"
        name="accessLevel"
        required
        options={levels}
        defaultValue={String(user?.access_level ?? USER)}
        hint="Admins can add and change users."
      />
    </Grid>
  );
}
