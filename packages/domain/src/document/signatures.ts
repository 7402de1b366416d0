/** Who signs a lease document. */
export const signerRoles = ['Landlord or agent', 'Tenant', 'Guarantor', 'Witness'] as const;
export type SignerRole = (typeof signerRoles)[number];

export interface Signer {
  role: SignerRole;
  /** Blank where it is written by hand. */
  name: string;
}

const HEADING = 'Signatures';
const WITNESSES = 2;

const nobody: Record<'tenants' | 'guarantors', readonly string[]> = { tenants: [''], guarantors: [] };

/** Those who sign, in their order: landlord or agent, each tenant, each guarantor, two witnesses. */
export const signersOf = (landlord = '', { tenants, guarantors } = nobody): Signer[] => [
  { role: 'Landlord or agent', name: landlord },
  ...tenants.map((name): Signer => ({ role: 'Tenant', name })),
  ...guarantors.map((name): Signer => ({ role: 'Guarantor', name })),
  ...Array.from({ length: WITNESSES }, (): Signer => ({ role: 'Witness', name: '' })),
];

/** The end of the text of a document, which says who signs it. */
export const signatureText = (signers: readonly Signer[]): string =>
  [HEADING, ...signers.map(({ role, name }) => `${role}: ${name}`.trimEnd())].join('\n');

const isRole = (text: string): text is SignerRole => (signerRoles as readonly string[]).includes(text);

/** The text of a document without its end, and who signs it: as the end says, or whoever signs any lease. */
export function readSignatures(content: string): { text: string; signers: Signer[] } {
  const at = content.lastIndexOf(`\n\n${HEADING}\n`);
  const lines = at < 0 ? [] : content.slice(at + HEADING.length + 3).split('\n');
  const signers = lines.flatMap((line): Signer[] => {
    const [role = '', ...name] = line.split(':');
    return isRole(role) ? [{ role, name: name.join(':').trim() }] : [];
  });
  return signers.length === 0 || signers.length < lines.length
    ? { text: content, signers: signersOf() }
    : { text: content.slice(0, at), signers };
}
