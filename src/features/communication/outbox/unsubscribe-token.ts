import type { Config } from '../../../platform/config.ts'
import { equalInConstantTime, sign } from '../../../platform/secret.ts'

const purpose = 'unsubscribe'

/** Where a member turns mails to all off without logging in. The link of an old mail works as long as the installation keeps its key. */
export function unsubscribePath(config: Pick<Config, 'SECRET_KEY'>, memberNumber: string): string {
  return `/unsubscribe/${memberNumber}-${sign(config.SECRET_KEY, purpose, memberNumber)}`
}

/** The way out beside the text, which mail programs show as a button (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(
  config: Pick<Config, 'BASE_URL' | 'SECRET_KEY'>,
  memberNumber: string,
): Record<string, string> {
  return {
    'List-Unsubscribe': `<${config.BASE_URL}${unsubscribePath(config, memberNumber)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The public number in the link that we made; null for anything else. */
export function memberOfToken(config: Pick<Config, 'SECRET_KEY'>, token: string): string | null {
  const [, memberNumber = '', signature = ''] = /^(\d{8})-([\w-]{43})$/.exec(token) ?? []
  return memberNumber !== '' && equalInConstantTime(signature, sign(config.SECRET_KEY, purpose, memberNumber))
    ? memberNumber
    : null
}
