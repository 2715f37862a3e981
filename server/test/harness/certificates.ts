// Of the library below, which does not start without it.
import 'reflect-metadata';
import { BasicConstraintsExtension, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 86_400_000;

/** An authority of its own, and a certificate by it for a server of this name; all in PEM. */
export const makeCertificates = async (serverName: string) => {
  const authorityKeys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const serverKeys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const notBefore = new Date(Date.now() - DAY_MS);
  const notAfter = new Date(Date.now() + DAY_MS);
  const authority = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Authority of the tests',
    notBefore,
    notAfter,
    signingAlgorithm: ALGORITHM,
    keys: authorityKeys,
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  });
  const server = await X509CertificateGenerator.create({
    subject: `CN=${serverName}`,
    issuer: authority.subject,
    notBefore,
    notAfter,
    signingAlgorithm: ALGORITHM,
    publicKey: serverKeys.publicKey,
    signingKey: authorityKeys.privateKey,
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: serverName }])],
  });
  const key = await crypto.subtle.exportKey('pkcs8', serverKeys.privateKey);
  return { authority: authority.toString('pem'), certificate: server.toString('pem'), key: inPem(key) };
};

const inPem = (key: ArrayBuffer): string =>
  `-----BEGIN PRIVATE KEY-----\n${Buffer.from(key).toString('base64')}\n-----END PRIVATE KEY-----\n`;
