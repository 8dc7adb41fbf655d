import { depositDeadlineFirstCome, formatDateTime, japanDateOf } from '../../../src/domain/calendar.ts'
import type { Id } from '../../../src/domain/id.ts'
import { REFUSAL_MESSAGES } from '../../../src/domain/refusal.ts'
import { contractForm } from '../../../src/features/documents/contract/document/contract-document.ts'
import { keepForm } from '../../../src/features/documents/contract/keep-form.ts'
import { loadFundFacts } from '../../../src/features/documents/contract/load-contract-facts.ts'
import {
  keepReadings,
  loadPreContractDocuments,
} from '../../../src/features/investing/application/application-documents.ts'
import { applicationAcceptedSubject } from '../../../src/features/communication/outbox/mails/application-mails.ts'
import { operatorOfToday } from '../../../src/features/core/operator/disclosed-operator.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { refusal, success } from '../../../src/platform/outcome.ts'
import type { ApplyWay } from '../../../src/features/investing/application/apply-to-fund.ts'
import type { Place } from './apply-ways.ts'
import { atMostAtOnce } from './at-most-at-once.ts'
import { applicationFunction } from './application-function.ts'

interface FundConstants {
  form: number
  reading: number | null
  subject: string
  deadline: Date
  fundName: string
}

/**
 * The strongest without batches: the whole transaction is one call of a stored function, so the lock is held for one trip only and
 * everything that is the same for all is made beforehand. It writes the same rows; what it decides is the part of the rules that
 * this benchmark can meet. The totals of a fund stand in a counter of its own, where the product adds up its rows for each batch.
 */
export function applyByFunction({ databaseUrl, poolSize }: Place): ApplyWay {
  const pool = openPool(databaseUrl, { max: poolSize })
  const database = openDatabase(pool)
  const ready = pool.query(applicationFunction)
  const constants = new Map<number, Promise<FundConstants>>()

  const constantsOf = (
    services: Services,
    fundId: Id<'fund'>,
    ticked: readonly Id<'fund_document'>[],
  ): Promise<FundConstants> => {
    const known = constants.get(fundId) ?? loadConstants({ ...services, database }, fundId, ticked)
    constants.set(fundId, known)
    return known
  }

  return atMostAtOnce(poolSize, async (services, fundId, request) => {
    await ready
    const fund = await constantsOf(services, fundId, request.documents ?? [])
    const now = services.clock.now()
    const part = {
      title: '契約成立時書面',
      createdAt: now.toISOString(),
      createdAtText: formatDateTime(now),
      appliedAt: now.toISOString(),
      depositDeadline: fund.deadline.toISOString(),
    }
    const facts = {
      fundName: fund.fundName,
      appliedAt: now.toISOString(),
      depositDeadline: fund.deadline.toISOString(),
    }
    const { rows } = await pool.query<{ code: string; investment_id: Id<'investment'>; receipt_number: number }>({
      name: 'bench_apply',
      text: 'select code, investment_id, receipt_number from bench_apply($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
      values: [
        fundId,
        request.memberId,
        request.amount,
        request.idempotencyKey,
        now,
        japanDateOf(now),
        fund.deadline,
        fund.form,
        fund.reading,
        part,
        fund.subject,
        facts,
      ],
    })
    const [row] = rows
    if (row?.code === 'ok') return success({ investmentId: row.investment_id, receiptNumber: row.receipt_number })
    return refusal('CONFLICT', row?.code === 'paused' ? REFUSAL_MESSAGES.paused : String(row?.code))
  })
}

async function loadConstants(
  services: Services,
  fundId: Id<'fund'>,
  ticked: readonly Id<'fund_document'>[],
): Promise<FundConstants> {
  return inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    const deadline = depositDeadlineFirstCome(now)
    const facts = (await loadFundFacts(transaction, [fundId])).get(fundId)
    if (!facts) throw new Error(`there is no fund ${fundId}`)
    const form = await keepForm(
      transaction,
      contractForm(facts, await operatorOfToday(transaction, services), {
        concludedAt: now,
        depositDeadline: deadline,
      }),
      now,
    )
    const [reading = null] = await keepReadings(transaction, await loadPreContractDocuments(transaction, fundId), [
      ticked,
    ])
    return {
      form,
      reading,
      deadline,
      fundName: facts.name,
      subject: applicationAcceptedSubject({ fundName: facts.name, depositDeadline: deadline }),
    }
  })
}
