import { SignatureField } from '@rentsafe/ui/SignatureField';

export const Do = () => (
  <SignatureField
    label="Signature of the tenant"
    name="sign_do"
    typedName="Rudo Ncube"
    hint="Sign with a finger or a mouse. Your typed name counts too."
  />
);

export const Dont = () => (
  <SignatureField label="Sign here" name="sign_dont" hint="You must draw your signature to continue." />
);
