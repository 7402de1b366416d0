import { addressTypes } from '@rentsafe/domain/address';
import { contactTypes } from '@rentsafe/domain/contact';
import { ageingBuckets as bucketsOfContract } from '@rentsafe/domain/money';
import { expect, it } from 'vitest';
import { ageingBuckets } from './ageing';
import { rentMessages } from './defaultMessages';

const { addressRepeater, contactRepeater } = rentMessages;

it.each<[string, readonly string[], readonly string[]]>([
  ['address types', Object.keys(addressRepeater.addressTypes), addressTypes],
  ['ageing buckets', ageingBuckets, bucketsOfContract],
  ['contact types', Object.keys(contactRepeater.contactTypes), contactTypes],
])('%s are those of @rentsafe/domain, which the package does not need', (_, own, ofContract) => {
  expect(own).toEqual(ofContract);
});
