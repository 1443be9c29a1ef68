import { generateKeyPairSync, sign } from 'node:crypto';

const ecdsaWithSha256 = '2a8648ce3d040302';
const commonName = '550403';

/** A certificate that nobody vouches for, and its key; good for as long as a test may take. */
export function createCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(der(0x06, Buffer.from(ecdsaWithSha256, 'hex')));
  const name = sequence(
    der(0x31, sequence(der(0x06, Buffer.from(commonName, 'hex')), der(0x0c, text('localhost')))),
  );
  const day = 24 * 3_600_000;
  const life = sequence(time(Date.now() - day), time(Date.now() + day));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    life,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const cert = sequence(content, algorithm, der(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value in DER: its kind, its length, itself. */
function der(kind: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  const size = length < 128 ? [length] : long;
  return Buffer.concat([Buffer.from([kind, ...size]), body]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function text(content: string): Buffer {
  return Buffer.from(content, 'ascii');
}

function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, text(`${digits}Z`));
}
