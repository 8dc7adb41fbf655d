import type { Config } from '../../platform/config.ts'
import { equalInConstantTime, sign } from '../../platform/secret.ts'

const purpose = 'unsubscribe'

/** Where a member turns mails to all off without logging in. The link of an old mail works as long as the installation keeps its key. */
export function unsubscribePath(config: Pick<Config, 'SECRET_KEY'>, memberNumber: string): string {
  return `/unsubscribe/${memberNumber}-${sign(config.SECRET_KEY, purpose, memberNumber)}`
}

/** The public number in the link that we made; null for anything else. */
export function memberOfToken(config: Pick<Config, 'SECRET_KEY'>, token: string): string | null {
  const [, memberNumber = '', signature = ''] = /^(\d{8})-([\w-]{43})$/.exec(token) ?? []
  return memberNumber !== '' && equalInConstantTime(signature, sign(config.SECRET_KEY, purpose, memberNumber)) ? memberNumber : null
}
