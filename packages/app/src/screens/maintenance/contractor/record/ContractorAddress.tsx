import { type Contractor, contractorPatch } from '@rentsafe/domain/contractor';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorSentence } from '../../../../calls/ApiError';
import { changeContractor, contractorQuery, showContractorChange } from '../../../../calls/contractors';
import { Fields } from '../../../../forms/Fields';
import { reachedAt } from './reachedAt';

const problems = { email: 'Enter a valid email address.', mobile: 'Enter a mobile number.' };

/** What is wrong with what was typed, by field; nothing where one of the two is there. */
function problemsOf(email: string, mobile: string): { email?: string; mobile?: string } {
  if (!email && !mobile) return { email: 'Enter an email address or a mobile number.' };
  const read = contractorPatch.safeParse({ email, mobile, version: 1 });
  const paths = read.success ? [] : read.error.issues.map(({ path }) => path[0]);
  return {
    ...(paths.includes('email') && { email: problems.email }),
    ...(paths.includes('mobile') && { mobile: problems.mobile }),
  };
}

/** Says at once that a contractor cannot be written to, with the fields to mend it; nothing for one who can. */
export function ContractorAddress({ contractor }: { contractor: Contractor }) {
  const { id, name } = contractor;
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [mobile, setMobile] = useState('');
  const [errors, setErrors] = useState<{ email?: string; mobile?: string }>({});
  const [pending, setPending] = useState(false);
  const { email: knownEmail, sms } = reachedAt(contractor);
  if (knownEmail || sms) return null;

  async function save() {
    const wrong = problemsOf(email.trim(), mobile.trim());
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      const { version } = await queryClient.fetchQuery({ ...contractorQuery(id), staleTime: 0 });
      const typed = {
        ...(email.trim() && { email: email.trim() }),
        ...(mobile.trim() && { mobile: mobile.trim() }),
      };
      showContractorChange(queryClient, await changeContractor(id, { ...typed, version }));
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors.fields : [];
      const of = (field: string) => refused.find(({ path }) => path[0] === field)?.messages[0];
      const found = { email: of('email'), mobile: of('mobile') };
      if (found.email || found.mobile)
        setErrors({
          ...(found.email && { email: found.email }),
          ...(found.mobile && { mobile: found.mobile }),
        });
      else toast.error('Failed to save the contractor', { description: errorSentence(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <Callout tone="warning" title={`${name} has no email address and no mobile number.`}>
      <Stack gap={3}>
        Work orders are sent to one of them. Add it here; it is kept with the contractor.
        <Fields>
          <TextField
            label="Contractor Email"
            type="email"
            autoComplete="off"
            value={email}
            error={errors.email}
            onValueChange={({ value }) => setEmail(value)}
          />
          <TextField
            label="Contractor Mobile"
            type="tel"
            autoComplete="off"
            value={mobile}
            error={errors.mobile}
            onValueChange={({ value }) => setMobile(value)}
          />
        </Fields>
        <div>
          <Button pending={pending} onClick={() => void save()}>
            Save to contractor
          </Button>
        </div>
      </Stack>
    </Callout>
  );
}
