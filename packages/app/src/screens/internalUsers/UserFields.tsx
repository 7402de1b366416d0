import { accessLevels, type InternalUser, USER } from '@rentsafe/domain/user';
import { Grid } from '@rentsafe/ui/Grid';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';

export interface UserFieldsProps {
  /** The user who is edited. */
  user?: InternalUser;
}

const levels = accessLevels.map(({ value, label }) => ({ value: String(value), label }));

/** The fields of a user. The e-mail address is set once: it is what the person signs in with. */
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
        required={!user}
        defaultValue={user?.email}
        readOnly={user !== undefined}
        hint={user ? 'It cannot be changed.' : 'They sign in with it.'}
      />
      <Select
        label="Access Level"
        name="accessLevel"
        required
        options={levels}
        defaultValue={String(user?.access_level ?? USER)}
        hint="An Admin may add and change users."
      />
    </Grid>
  );
}
