import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Options {
  /** The page that the device believes to be on. */
  readonly origin?: string;
  readonly rpId?: string;
  /** False: the device did not verify its user. */
  readonly isVerified?: boolean;
  /** The signature counter that the device reports; one more than last time by default. */
  readonly counter?: number;
}

/** A security key in software: it makes one passkey (ES256) and signs with it as WebAuthn says. */
export function authenticator(siteUrl: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;
  const dataOf = (
    { rpId = new URL(siteUrl).hostname, isVerified = true, counter = (uses += 1) }: Options,
    credential?: Uint8Array,
  ) => authData({ rpId, isVerified, counter }, credential);

  return {
    /** Returns the response to the options of a new passkey. */
    create(options: string, how: Options = {}): string {
      const { challenge } = JSON.parse(options) as { challenge: string };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(publicKey)]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(dataOf(how, attested))],
        ]) as never,
      );
      return credential(id, {
        clientDataJSON: clientData('webauthn.create', challenge, how.origin ?? siteUrl).toString(
          'base64url',
        ),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Returns the response to the options of a sign-in or a proof. */
    get(options: string, how: Options = {}): string {
      const { challenge } = JSON.parse(options) as { challenge: string };
      const client = clientData('webauthn.get', challenge, how.origin ?? siteUrl);
      const data = dataOf(how);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return credential(id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

/** The public key as COSE writes it. */
function coseKeyOf(publicKey: KeyObject) {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authData(
  { rpId, isVerified, counter }: { rpId: string; isVerified: boolean; counter: number },
  credential: Uint8Array = new Uint8Array(),
): Buffer {
  const flags =
    PRESENT | (isVerified ? VERIFIED : 0) | (credential.length > 0 ? HAS_CREDENTIAL : 0);
  const head = Buffer.alloc(37);
  sha256(rpId).copy(head);
  head.writeUInt8(flags, 32);
  head.writeUInt32BE(counter, 33);
  return Buffer.concat([head, credential]);
}

const credential = (id: Buffer, response: object) =>
  JSON.stringify({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
