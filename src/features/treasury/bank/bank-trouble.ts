import type { Services } from '../../core/services.ts'

/** The bank's list could not be read. Keeps when this began; a trouble that goes on changes nothing. */
export async function noteBankTrouble(services: Services): Promise<void> {
  await services.database
    .insertInto('bank_trouble')
    .values({ since: services.clock.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
