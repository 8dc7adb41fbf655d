import type { Selectable } from 'kysely'
import { IdentityServiceRefused, IdentityServiceUnavailable } from '../../../adapters/ekyc/ekyc.ts'
import { identityCheckLifecycle, openIdentityStatuses } from '../../../domain/lifecycles/identity-check.ts'
import type { IdentityCheck } from '../../../platform/database/types.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Services } from '../../core/services.ts'
import { move } from '../../core/move.ts'
import { recordIdentityReport } from './record-identity-report.ts'
import { settleSignature } from './settle-app-check.ts'
import { NO_ROW, type Id } from '../../../domain/id.ts'

type OpenCheck = Pick<Selectable<IdentityCheck>, 'id' | 'reference' | 'expires_at' | 'provider' | 'status'>

const pageSize = 200
const day = 24 * 60 * 60 * 1000

/**
 * Asks the identity service about every application that may still move: a notification that was lost is found again here.
 * Whoever does not answer is asked nothing more in this run; the next one goes on.
 */
export async function reconcileIdentities(services: Services): Promise<void> {
  const silent = new Set<OpenCheck['provider']>()
  // Page by page to the end: applications that wait long for a reviewer keep none behind them from being asked about.
  for (
    let page = await openChecks(services, NO_ROW);
    page.length > 0;
    page = await openChecks(services, page.at(-1)?.id ?? NO_ROW)
  ) {
    for (const check of page) {
      if (silent.has(check.provider)) continue
      try {
        await reconcile(services, check)
      } catch (err) {
        if (!(err instanceof IdentityServiceUnavailable) && !(err instanceof IdentityServiceRefused)) throw err
        services.log.warn({ err }, 'the identity service could not be asked')
        if (err instanceof IdentityServiceUnavailable) silent.add(check.provider)
      }
    }
  }
}

function openChecks(services: Services, afterId: Id<'identity_check'>): Promise<OpenCheck[]> {
  return services.database
    .selectFrom('identity_check')
    .select(['id', 'reference', 'expires_at', 'provider', 'status'])
    .where('status', 'in', openIdentityStatuses)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(pageSize)
    .execute()
}

/** Who did not come back from the app in time begins again; what was signed waits for the verifier. */
async function reconcileAppCheck(services: Services, check: OpenCheck): Promise<void> {
  if (check.status === 'submitted') return settleSignature(services, check)
  const now = services.clock.now()
  if (check.expires_at > now) return
  const left = { id: check.id, status: 'created' } as const
  await move(services.database, identityCheckLifecycle, left, { event: 'expired', set: { status_at: now } })
}

/** Asks about one application, and records what the service says. Rejects as IdentityService does. */
export async function reconcile(services: Services, check: OpenCheck): Promise<void> {
  if (check.provider === 'digital_auth') return reconcileAppCheck(services, check)
  const report = await services.identityService.find(check.reference)
  const now = services.clock.now()
  if (report) {
    const dated = { ...report, occurredAt: report.occurredAt ?? now }
    await inTransaction(services.database, (transaction) => recordIdentityReport(transaction, services, dated))
  } else if (check.expires_at < addMilliseconds(now, -day)) {
    // The service has forgotten it: nothing can come any more.
    const forgotten = { id: check.id, status: ['created', 'capturing'] } as const
    await move(services.database, identityCheckLifecycle, forgotten, { event: 'expired', set: { status_at: now } })
  }
}
