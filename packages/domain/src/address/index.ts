// Schemas, display on one line, numbered form rows.
export { formatAddress, formatAddresses } from './display.ts';
export { type AddressRow, addressControl, addressRows } from './form.ts';
export {
  type Address,
  type AddressInput,
  type AddressType,
  address,
  addressInput,
  addressList,
  addressTypes,
  MAX_ADDRESSES,
} from './schema.ts';
