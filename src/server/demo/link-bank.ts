import { finishBankLink, startBankLink } from '../../features/treasury/bank/bank-link.ts'
import { hashToken, randomToken } from '../../platform/secret.ts'
import { fillAccountPool } from '../../features/treasury/bank/fill-account-pool.ts'
import type { Services } from '../../features/core/services.ts'
import type { Id } from '../../domain/id.ts'

/** Links the demo's bank as an operator does in the browser: the consent page, the button, the redirect with its code. */
export async function linkDemoBank(services: Services, operatorId: Id<'member'>): Promise<void> {
  const operator = { memberId: operatorId, sessionHash: hashToken(randomToken()) }
  const consentPage = new URL(await startBankLink(services, operator))
  const answer = await fetch(consentPage, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=approve',
    redirect: 'manual',
  })
  const redirect = new URL(answer.headers.get('location') ?? '', services.config.BASE_URL)
  const code = redirect.searchParams.get('code')
  if (!code) throw new Error(`the bank's consent page answered ${answer.status} without a code`)
  const linked = await finishBankLink(services, { ...operator, code, state: redirect.searchParams.get('state') })
  if (!linked.ok) throw new Error(`the bank was not linked: ${linked.code}`)
  await services.bank.subscribe()
  await fillAccountPool(services)
}
