import { operatorProfile } from '../features/core/operator/operator-profile.ts'
import type { Config } from '../platform/config.ts'
import { takesOwnOnly } from './operations/own-documents.ts'

/** What the operator configured, as the pages show it (src/web/app/site/site.ts). */
export function siteOf(config: Config): Record<string, unknown> {
  const {
    brand,
    companyName,
    licence,
    contactUrl: _contactUrl,
    companyNameKana: _companyNameKana,
    ...operator
  } = operatorProfile(config)
  const environmentName = config.APP_ENV === 'production' ? null : '検証環境'
  const analytics = { analyticsUrl: config.ANALYTICS_URL ?? null, analyticsId: config.ANALYTICS_ID ?? null }
  return {
    brandName: brand,
    companyName,
    licence,
    operator,
    baseUrl: config.BASE_URL,
    environmentName,
    conversionCodes: Object.keys(config.CONVERSION_TAGS),
    ...analytics,
    documentsByHash: takesOwnOnly(config),
  }
}
