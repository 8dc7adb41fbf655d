import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** A passkey's device in software (WebAuthn Level 3, "none" attestation, ES256), and the browser in front of it. */
export interface Authenticator {
  /** What a browser answers to PublicKeyCredentialCreationOptions, as JSON. */
  create(optionsJson: string): string
  /** The same for PublicKeyCredentialRequestOptions. */
  get(optionsJson: string, changes?: Partial<Behaviour>): string
}

export interface Behaviour {
  origin: string
  /** Somebody showed finger, face or code. */
  userVerified: boolean
  /** A copied key counts on from where it was copied. */
  signCount: number
  userHandle: string | undefined
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const counterBytes = (count: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(count)
  return bytes
}

const present = 0x01
const verified = 0x04
const hasCredential = 0x40

export function createAuthenticator(origin: string): Authenticator {
  const credentialId = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let signCount = 0
  let userHandle = ''
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  return {
    create(optionsJson) {
      const options = JSON.parse(optionsJson) as { challenge: string; rp: { id: string }; user: { id: string } }
      userHandle = options.user.id
      const authenticatorData = Buffer.concat([
        sha256(options.rp.id),
        Buffer.from([present | verified | hasCredential]),
        counterBytes(signCount),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(publicKey),
      ])
      return JSON.stringify({
        id: base64url(credentialId),
        rawId: base64url(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, origin)),
          attestationObject: base64url(attestationObject(authenticatorData)),
          transports: ['internal'],
        },
      })
    },
    get(optionsJson, changes = {}) {
      const options = JSON.parse(optionsJson) as { challenge: string; rpId: string }
      signCount += 1
      const behaviour: Behaviour = { origin, userVerified: true, signCount, userHandle, ...changes }
      const flags = present | (behaviour.userVerified ? verified : 0)
      const authenticatorData = Buffer.concat([
        sha256(options.rpId),
        Buffer.from([flags]),
        counterBytes(behaviour.signCount),
      ])
      const client = clientData('webauthn.get', options.challenge, behaviour.origin)
      return JSON.stringify({
        id: base64url(credentialId),
        rawId: base64url(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)),
          userHandle: behaviour.userHandle,
        },
      })
    },
  }
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} in CBOR. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (key: number, value: string) =>
    Buffer.concat([Buffer.from([key, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ])
}

/** {fmt: 'none', attStmt: {}, authData} in CBOR. */
function attestationObject(authenticatorData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authenticatorData.length]),
    authenticatorData,
  ])
}
