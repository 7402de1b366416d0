import { SignatureField } from '@rentsafe/ui/SignatureField';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';

export function SigningATenantsInspection() {
  const [name, setName] = useState('');
  return (
    <>
      <TextField label="Full Name" name="name" value={name} onValueChange={({ value }) => setName(value)} />
      <SignatureField
        label="Signature"
        name="drawing"
        typedName={name}
        hint="Sign with a finger or a mouse. Your typed name counts too."
      />
    </>
  );
}
