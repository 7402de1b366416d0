import { expect, test } from 'vitest';
import { documentText, readSignatures, signatureText, signersOf } from './index.ts';

const text = documentText('Lease', [{ title: 'Signatures', body: 'Signed below.' }]);

test('landlord or agent, each tenant, each guarantor and two witnesses sign; the text says who', () => {
  const signers = signersOf('Rudo Makoni', { tenants: ['Tariro Ncube', 'A: B'], guarantors: ['Farai Dube'] });
  const content = `${text}\n\n${signatureText(signers)}`;
  expect(content).toMatch(
    /\n\nSignatures\nLandlord or agent: Rudo Makoni\nTenant: Tariro Ncube\nTenant: A: B\nGuarantor: Farai Dube\nWitness:\nWitness:$/,
  );
  expect(readSignatures(content)).toEqual({ text, signers });
});

test('a text that does not say who signs has places for whoever signs any lease', () =>
  expect(readSignatures(text)).toEqual({ text, signers: signersOf() }));
