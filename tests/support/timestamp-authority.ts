import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webcrypto } from 'node:crypto'
import { Integer, ObjectIdentifier, OctetString } from 'asn1js'
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { arrayBuffer, cryptoEngine, sha256 } from '../../src/adapters/signature/cades-signature.ts'
import { testIdentity } from './test-signer.ts'

/** A time-stamp authority as RFC 3161 describes it, small enough for a test. */
export async function startTimestampAuthority(facts: {
  now: Date
  fault?: 'down' | 'refuses' | 'answers about other bytes'
}): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (facts.fault === 'down') {
        response.writeHead(503).end()
        return
      }
      void answer(Buffer.concat(parts), facts).then((body) =>
        response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(body),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function answer(body: Buffer, { now, fault }: { now: Date; fault?: string }): Promise<Buffer> {
  const request = TimeStampReq.fromBER(arrayBuffer(body))
  if (fault === 'refuses') return der(new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) }))
  if (fault === 'answers about other bytes')
    request.messageImprint.hashedMessage = new OctetString({ valueHex: sha256(Buffer.from('others')) })
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: request.messageImprint,
    serialNumber: new Integer({ value: 1 }),
    genTime: now,
    ...(request.nonce && { nonce: request.nonce }),
  })
  return der(new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: await tokenOf(der(info)) }))
}

async function tokenOf(info: Buffer): Promise<ContentInfo> {
  const { certificate, key } = testIdentity()
  const contentType = '1.2.840.113549.1.9.16.1.4'
  const attributes = [
    new Attribute({ type: '1.2.840.113549.1.9.3', values: [new ObjectIdentifier({ value: contentType })] }),
    new Attribute({ type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: sha256(info) })] }),
  ]
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: contentType,
      eContent: new OctetString({ valueHex: arrayBuffer(info) }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [certificate],
  })
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const webKey = await webcrypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(key.export({ format: 'der', type: 'pkcs8' })),
    algorithm,
    false,
    ['sign'],
  )
  await signed.sign(webKey, 0, 'SHA-256', arrayBuffer(info), cryptoEngine)
  return new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) })
}

const der = (value: { toSchema(): { toBER(sizeOnly: boolean): ArrayBuffer } }): Buffer =>
  Buffer.from(value.toSchema().toBER(false))
