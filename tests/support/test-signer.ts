import { createPrivateKey, generateKeyPairSync, X509Certificate, type KeyObject } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { selfSigned } from '../../src/adapters/signature/demo-identity.ts'
import { createPadesSigner } from '../../src/adapters/signature/pades-signer.ts'
import { readSigningIdentity, type SigningIdentity } from '../../src/adapters/signature/signing-identity.ts'
import { sharedFolder } from './shared-folder.ts'

export const newRsaKey = (bits = 2048): KeyObject => generateKeyPairSync('rsa', { modulusLength: bits }).privateKey

export const keyPem = (key: KeyObject): string => key.export({ format: 'pem', type: 'pkcs8' }).toString()

export function certificatePem(key: KeyObject, changes: Parameters<typeof selfSigned>[2] = {}): string {
  return new X509Certificate(
    Buffer.from(
      selfSigned(key, Buffer.alloc(15, 5), { name: '試験用の証明書', ...changes })
        .toSchema(true)
        .toBER(false),
    ),
  ).toString()
}

let identity: SigningIdentity | undefined

/** Made once for all the stories of a run: a key costs more than a hundred signatures. */
export function testIdentity(): SigningIdentity {
  if (identity) return identity
  const key = sharedKey()
  identity = readSigningIdentity(
    { certificate: certificatePem(key), key: keyPem(key) },
    new Date('2026-04-01T00:00:00Z'),
  )
  return identity
}

function sharedKey(): KeyObject {
  const folder = sharedFolder()
  if (folder === undefined) return newRsaKey()
  const file = path.join(folder, 'signing-key.pem')
  if (!existsSync(file)) keepUnlessKept(file, keyPem(newRsaKey()))
  return createPrivateKey(readFileSync(file))
}

/** The first of several workers wins, and nobody reads half of it. */
function keepUnlessKept(file: string, text: string): void {
  const own = `${file}-${process.pid}`
  writeFileSync(own, text)
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
}

export const testSigner = createPadesSigner({
  identity: testIdentity,
  requestTimestamp: null,
  signerName: '糸ファンディング株式会社',
  contact: 'https://ito.example/verify',
  location: 'Japan',
})
