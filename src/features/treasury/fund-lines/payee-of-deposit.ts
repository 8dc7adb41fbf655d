import { sql } from 'kysely'
import type { FundLine, FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { payerText, type KnownPayer } from '../../../domain/treasury/known-payers.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import type { EffectChange } from '../../people/approval/proposal-kind.ts'
import { findKnownPayers } from '../known-payers/find-known-payers.ts'

interface Payee {
  /** As the bank's line or the plan names him. */
  remarks: string
  fundId: Id<'fund'>
}

interface PaidLine {
  remarks: string
  amount: number
}

/**
 * BAD_USER_INPUT where a tenant's deposit would go to a member, one of ours or whom we know from another fund or deal, and he is no tenant of the fund, paid no
 * deposit into it and bought nothing of it. The database checks the same at commit.
 */
export async function refuseDepositPayee(
  transaction: Transaction,
  services: Pick<Services, 'config' | 'clock'>,
  payee: Payee,
  field: string,
): Promise<Refusal | null> {
  if (await mayHaveDeposit(transaction, payee)) return null
  const known = await findKnownPayers(transaction, services, {
    remarks: payee.remarks,
    // A deposit that goes back is looked at like money that comes in: whom we know in any way is no tenant of this fund.
    amount: 1,
    parts: [{ fundId: payee.fundId, leaseId: null, dealId: null }],
  })
  const [other] = known.filter(({ isNear }) => isNear !== true)
  if (other === undefined || (other.kind === 'company' && (await isLetToCompany(transaction, payee.fundId))))
    return null
  return badInput({ [field]: refusedText(other) })
}

const refusedText = (other: KnownPayer): string =>
  `支払先が${payerText(other)}と一致します。敷金・保証金は、このファンドの賃借人、敷金・保証金の振込人、または物件の買主にだけ返還できます。`

/** The same of a line of the account. What a manager keeps back from an incoming line has gone to nobody by it. */
export async function refuseDepositPayees(
  transaction: Transaction,
  services: Pick<Services, 'config' | 'clock'>,
  { entry, line }: { entry: PaidLine; line: FundLine },
): Promise<Refusal | null> {
  for (const [index, { kind, fundId }] of line.parts.entries()) {
    if (kind !== 'tenant_deposit' || entry.amount > 0) continue
    const payee = { remarks: entry.remarks, fundId }
    const refused = await refuseDepositPayee(transaction, services, payee, `parts.${index}.kind`)
    if (refused) return refused
  }
  return null
}

/** What the second operator reads of a line's deposits. */
export async function concernsOfDepositPayees(
  transaction: Transaction,
  entry: PaidLine,
  parts: readonly FundLinePart[],
): Promise<EffectChange[]> {
  const funds = parts.filter(({ kind }) => kind === 'tenant_deposit' && entry.amount < 0).map(({ fundId }) => fundId)
  const concerns: EffectChange[] = []
  for (const fundId of new Set(funds))
    concerns.push(...(await concernOfDepositPayee(transaction, { remarks: entry.remarks, fundId })))
  return concerns
}

/** What the second operator reads where the payee is neither: both names. */
export async function concernOfDepositPayee(transaction: Transaction, payee: Payee): Promise<EffectChange[]> {
  if (await mayHaveDeposit(transaction, payee)) return []
  const names = await namesOfTenants(transaction, payee.fundId)
  return [
    {
      label: 'ご確認ください',
      before: null,
      after: `敷金・保証金の支払先「${payee.remarks === '' ? '（摘要なし）' : payee.remarks}」は、このファンドの賃借人とも、敷金・保証金の振込人とも一致しません（${
        names.length === 0 ? '賃借人の登録なし' : `賃借人 ${names.join('、')}`
      }）。管理会社などへの支払いかどうか、理由と契約書で確かめてください。`,
    },
  ]
}

async function mayHaveDeposit(transaction: Transaction, { remarks, fundId }: Payee): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select may_have_deposit(${remarks}, ${fundId}) as may`.execute(
    transaction,
  )
  return rows[0]?.may === true
}

/** More names than anybody compares are cut off. */
const mostNames = 20

async function namesOfTenants(transaction: Transaction, fundId: Id<'fund'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct coalesce(tenant.name, '当社') || coalesce('（' || tenant.name_kana || '）', '') as name
    from lease join property_stay stay on stay.part_id = lease.part_id join party tenant on tenant.id = lease.tenant_id
    where stay.fund_id = ${fundId} and lease.struck_by is null
    order by 1 limit ${mostNames + 1}`.execute(transaction)
  const names = rows.map(({ name }) => name)
  return names.length > mostNames ? [...names.slice(0, mostNames), 'ほか'] : names
}

/** The company itself may rent the whole of a property. */
async function isLetToCompany(transaction: Transaction, fundId: Id<'fund'>): Promise<boolean> {
  const { rows } = await sql`
    select from lease join property_stay stay on stay.part_id = lease.part_id join party tenant on tenant.id = lease.tenant_id
    where stay.fund_id = ${fundId} and lease.struck_by is null and tenant.relation = 'self' limit 1`.execute(
    transaction,
  )
  return rows.length > 0
}
