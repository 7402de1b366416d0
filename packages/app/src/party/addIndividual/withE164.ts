import type { IndividualInput } from '@rentsafe/domain/individual';
import { toE164OrTyped } from '../../calls/e164';

/** With the telephones as they are stored. */
export async function withE164(individual: IndividualInput): Promise<IndividualInput> {
  const contact_details = await Promise.all(
    individual.contact_details.map(async (details) => ({
      ...details,
      mobile_phone: await toE164OrTyped(details.mobile_phone),
    })),
  );
  return { ...individual, contact_details };
}
