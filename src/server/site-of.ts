import { operatorOfToday } from '../features/core/operator/disclosed-operator.ts'
import type { Services } from '../features/core/services.ts'
import { takesOwnOnly } from './operations/own-documents.ts'

/** What the operator configured and recorded, as the pages show it today (src/web/app/site/site.ts). */
export async function siteOf(services: Services): Promise<Record<string, unknown>> {
  const { config } = services
  const {
    brand,
    companyName,
    licence,
    contactUrl: _contactUrl,
    companyNameKana: _companyNameKana,
    ...operator
  } = await operatorOfToday(services.database, services)
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
