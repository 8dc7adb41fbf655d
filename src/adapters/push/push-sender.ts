export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** The installation's identity before push services (VAPID, RFC 8292). Keys in base64url. */
export interface PushIdentity {
  /** `https:` or `mailto:`, where a push service reaches the operator. */
  subject: string
  publicKey: string
  privateKey: string
}

export interface PushSender {
  makeKeys(): { publicKey: string; privateKey: string }
  /**
   * Hands an encrypted notice to the browser's push service (RFC 8030, 8291). Resolves 'gone' where the browser no longer has the
   * subscription. Rejects with PushDelayed (try again) or PushRefused (never this one again).
   */
  send(target: PushTarget, payload: string, identity: PushIdentity): Promise<'sent' | 'gone'>
}

/** No message names an endpoint: it is a capability. */
export class PushDelayed extends Error {
  override readonly name = 'PushDelayed'
}

export class PushRefused extends Error {
  override readonly name = 'PushRefused'
}
