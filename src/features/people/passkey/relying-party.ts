import { operatorProfile } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'

/** Whom a passkey is for: this site and no other (WebAuthn's relying party). */
export interface RelyingParty {
  name: string
  /** The host of the site's address. */
  id: string
  /** 'https://example.jp', as browsers tell it. */
  origin: string
}

/**
 * By BASE_URL, the address under which members know the site. No passkey can belong to a number (WebAuthn, "effective domain"): a demo
 * on 127.0.0.1 has its passkeys under localhost, the same machine's name.
 */
export function relyingParty({ config }: Pick<Services, 'config'>): RelyingParty {
  const address = new URL(config.BASE_URL)
  if (config.APP_ENV === 'demo' && address.hostname === '127.0.0.1') address.hostname = 'localhost'
  return { name: operatorProfile(config).brand, id: address.hostname, origin: address.origin }
}
