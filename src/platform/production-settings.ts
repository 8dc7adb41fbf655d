import type { Config } from './config.ts'

/**
 * Why settings may not be those of production, a line for each: a start with anything of the demo would move real money by the demo's rules, and one that
 * speaks without encryption to anybody outside would show credentials and personal data on the way.
 */
export function unsafeSettings(config: Partial<Config>): string[] {
  return [
    ...(config.STRONG_LOGIN === 'offered' ? ['STRONG_LOGIN must be required in production'] : []),
    ...(config.CLOCK_URL ? ['CLOCK_URL is a demo setting: production runs on the real clock'] : []),
    ...(config.SIGNING_CERTIFICATE === undefined ? ['SIGNING_CERTIFICATE is missing'] : []),
    ...encrypted.flatMap((name) => {
      const value = config[name]
      if (value === undefined) return []
      if (!value.startsWith('https://')) return [`${name} must be https:// in production`]
      return isThisMachine(new URL(value).hostname) ? [`${name} points to this machine: that is a demo setting`] : []
    }),
    ...credentials.filter((name) => config[name]?.startsWith('demo-')).map((name) => `${name} is a demo value`),
  ]
}

const credentials = [
  'BANK_CLIENT_ID',
  'BANK_CLIENT_SECRET',
  'EKYC_API_KEY',
  'EKYC_WEBHOOK_SECRET',
  'IDENTITY_VERIFIER_KEY',
] as const

/** Everybody outside but the mail server (see `needsMailEncryption`) and the time-stamp authority, whose answers are signed and hold a hash only. */
const encrypted = [
  'BASE_URL',
  'BANK_BASE_URL',
  'EKYC_BASE_URL',
  'IDENTITY_APP_ISSUER',
  'IDENTITY_VERIFIER_URL',
  'BEACON_URL',
  'MAP_TILE_URL',
  'ADDRESS_SEARCH_URL',
  'LAND_DATA_URL',
  'EARTHQUAKE_DATA_URL',
  'LAW_DATA_URL',
  'ANALYTICS_URL',
  'CONTENT_EDITOR_URL',
] as const

/** A mail server elsewhere is spoken to in TLS only: from the first byte (smtps) or by STARTTLS, which is then required. One on this machine passes mail on by itself. */
export const needsMailEncryption = ({ APP_ENV, SMTP_URL }: Pick<Config, 'APP_ENV' | 'SMTP_URL'>): boolean =>
  APP_ENV === 'production' && !isThisMachine(new URL(SMTP_URL).hostname)

/**
 * Loopback and unspecified addresses under all their names: a URL's host is already in its canonical form (0, 127.1 and 0x7f000001 are
 * dotted quads there) for https and http; other schemes keep what was typed.
 */
export function isThisMachine(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  return /^(localhost|.*\.localhost|127\..*|0\..*|0|::|::1|::ffff:(7f|0?:).*|::ffff:127\..*)$/.test(host)
}
