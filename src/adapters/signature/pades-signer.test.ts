import { beforeAll, describe, expect, test } from 'vitest'
import { renderDocument } from '../pdf/printed-document.ts'
import { createTypstPdfRenderer } from '../pdf/typst-pdf-renderer.ts'
import { readPdfText } from '../pdf/fixtures/read-pdf-text.ts'
import { verifySignedPdf } from '../../../tests/support/verify-signed-pdf.ts'
import { startTimestampAuthority } from '../../../tests/support/timestamp-authority.ts'
import { certificatePem, keyPem, newRsaKey, testIdentity, testSigner } from '../../../tests/support/test-signer.ts'
import { TimestampUnavailable } from './document-signer.ts'
import { createPadesSigner } from './pades-signer.ts'
import { readSigningIdentity } from './signing-identity.ts'
import { httpTimestampAuthority } from './timestamp-authority.ts'

const signedAt = new Date('2026-04-01T19:03:00+09:00')
const facts = { signedAt, reason: '書面の発行' }
const settings = {
  identity: testIdentity,
  signerName: '糸ファンディング株式会社',
  contact: 'https://ito.example/verify',
  location: 'Japan',
}

let printed: Uint8Array
beforeAll(async () => {
  printed = await renderDocument(
    {
      brand: '糸funding',
      title: '試験',
      subtitle: '',
      documentNumber: 'X-1',
      formVersion: '第1版',
      createdAt: signedAt.toISOString(),
      createdAtText: '',
      addressee: null,
      issuer: { name: '糸ファンディング株式会社', lines: [] },
      lead: '本文です。',
      sections: [],
      footer: [],
    },
    createTypstPdfRenderer(),
  )
})

test('a signed document shows what it showed, and proves who signed which bytes', async () => {
  const signed = await testSigner.signPdf(printed, facts)
  expect(readPdfText(signed)).toEqual(readPdfText(printed))
  expect(await verifySignedPdf(signed)).toEqual({
    isIntact: true,
    coversWholeFile: true,
    namesItsCertificate: true,
    signer: '試験用の証明書',
    timestampedAt: null,
  })
  expect(Buffer.from(signed).toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached')
})

test('the same file, time and certificate give the same bytes: a lost file can be made again', async () => {
  const [one, other] = [await testSigner.signPdf(printed, facts), await testSigner.signPdf(printed, facts)]
  expect(Buffer.from(one).equals(other)).toBe(true)
})

test('one flipped bit anywhere in the text breaks it, and so does an appended byte', async () => {
  const signed = await testSigner.signPdf(printed, facts)
  for (const at of [100, Math.floor(printed.length / 2), signed.length - 30]) {
    const changed = Uint8Array.from(signed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await verifySignedPdf(changed), `byte ${at}`).toMatchObject({ isIntact: false })
  }
  expect(await verifySignedPdf(Buffer.concat([signed, Buffer.from('\n')]))).toMatchObject({ coversWholeFile: false })
})

describe('with a time-stamp authority', () => {
  test('the signature carries its token', async () => {
    const authority = await startTimestampAuthority({ now: new Date('2026-04-01T19:04:00+09:00') })
    const signer = createPadesSigner({
      ...settings,
      requestTimestamp: httpTimestampAuthority(authority.url, (length) => Buffer.alloc(length, 0xff)),
    })
    const verified = await verifySignedPdf(await signer.signPdf(printed, facts))
    await authority.stop()
    expect(verified).toMatchObject({ isIntact: true, timestampedAt: new Date('2026-04-01T19:04:00+09:00') })
  })

  test.each(['down', 'refuses', 'answers about other bytes'] as const)(
    'nothing is issued while it %s',
    async (fault) => {
      const authority = await startTimestampAuthority({ now: signedAt, fault })
      const signer = createPadesSigner({
        ...settings,
        requestTimestamp: httpTimestampAuthority(authority.url, (length) => Buffer.alloc(length, 3)),
      })
      await expect(signer.signPdf(printed, facts)).rejects.toThrow(TimestampUnavailable)
      await authority.stop()
    },
  )
})

describe('what is checked at the start', () => {
  const now = new Date('2026-04-01T00:00:00Z')
  const { key } = testIdentity()
  test.each([
    ['no certificate', { certificate: 'nothing', key: keyPem(key) }, 'SIGNING_CERTIFICATE holds no certificate in PEM'],
    [
      'a damaged certificate',
      { certificate: certificatePem(key).replace(/\n.{10}/, '\nAAAAAAAAAA'), key: keyPem(key) },
      'SIGNING_CERTIFICATE is not readable as a certificate',
    ],
    [
      'a damaged key',
      { certificate: certificatePem(key), key: 'nothing' },
      'SIGNING_KEY is not readable as a private key, or SIGNING_KEY_PASSPHRASE is wrong',
    ],
    [
      "another certificate's key",
      { certificate: certificatePem(key), key: keyPem(newRsaKey()) },
      'SIGNING_KEY is not the key of SIGNING_CERTIFICATE',
    ],
    [
      'an expired certificate',
      { certificate: certificatePem(key, { until: new Date('2026-03-31T00:00:00Z') }), key: keyPem(key) },
      'SIGNING_CERTIFICATE expired on 2026-03-31T00:00:00.000Z',
    ],
    [
      'a certificate of tomorrow',
      { certificate: certificatePem(key, { from: new Date('2026-04-02T00:00:00Z') }), key: keyPem(key) },
      'SIGNING_CERTIFICATE is valid only from 2026-04-02T00:00:00.000Z on',
    ],
    [
      'a certificate for encrypting',
      { certificate: certificatePem(key, { keyUsage: 0b0010_0000 }), key: keyPem(key) },
      'SIGNING_CERTIFICATE is not meant for signing: its key usage lacks digitalSignature and nonRepudiation',
    ],
  ])('%s is refused in one clear line', (_, files, line) => {
    expect(() => readSigningIdentity(files, now)).toThrow(line)
  })

  test('a weak key is refused', () => {
    const weak = newRsaKey(1024)
    expect(() => readSigningIdentity({ certificate: certificatePem(weak), key: keyPem(weak) }, now)).toThrow(
      'SIGNING_KEY must be an elliptic-curve key, or an RSA key of 2048 bits or more',
    )
  })
})
