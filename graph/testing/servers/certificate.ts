import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const DAY_MS = 86_400_000;

/** One value of ASN.1 in its distinguished encoding. */
function value(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const list = (...parts: Buffer[]) => value(0x30, ...parts);
const id = (hex: string) => value(0x06, Buffer.from(hex, 'hex'));
const instant = (ms: number) =>
  value(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

/** A certificate of 127.0.0.1 that is its own authority, good for today, with its key. */
export function localCertificate(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signature = list(id('2a8648ce3d040302'));
  const name = list(value(0x31, list(id('550403'), value(0x0c, Buffer.from('127.0.0.1')))));
  const addresses = list(value(0x87, Buffer.from([127, 0, 0, 1])));
  const content = list(
    value(0xa0, value(0x02, Buffer.from([2]))),
    value(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    signature,
    name,
    list(instant(Date.now() - DAY_MS), instant(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    value(0xa3, list(list(id('551d11'), value(0x04, addresses)))),
  );
  const seal = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const whole = list(content, signature, value(0x03, seal)).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}
