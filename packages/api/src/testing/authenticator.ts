import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = Record<string, unknown>;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const PRESENT = 0b1;
const VERIFIED = 0b100;
const ATTESTED = 0b100_0000;

/** A passkey as a browser and its authenticator would make and use it, at a site. */
export function newAuthenticator(origin = 'http://localhost:4000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const state = { origin, rpId: new URL(origin).hostname, counter: 0, verifies: true };

  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: state.origin, crossOrigin: false }));

  function authData(flags: number, attested = Buffer.alloc(0)) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    const all = flags | PRESENT | (state.verifies ? VERIFIED : 0);
    return Buffer.concat([sha256(state.rpId), Buffer.from([all]), counter, attested]);
  }

  const answer = (response: Options) => ({
    ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', response, clientExtensionResults: {} },
  });

  return {
    state,
    /** The answer to a request for a new passkey. */
    create({ challenge }: Options) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData(ATTESTED, attested))],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      });
    },
    /** The answer to a request to sign; the counter goes on by so much. */
    sign({ challenge }: Options, step = 1) {
      state.counter += step;
      const data = clientData('webauthn.get', challenge);
      const authenticatorData = authData(0);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      });
    },
  };
}
