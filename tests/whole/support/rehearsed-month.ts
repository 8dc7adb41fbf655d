import type { FundLine, FundLinePart } from '../../../src/domain/treasury/fund-lines.ts'
import type { Id } from '../../../src/domain/id.ts'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import {
  updateFundResult,
  type FundResultEntry,
} from '../../../src/features/investing/fund-result/update-fund-result.ts'
import { explainFundLine } from '../../../src/features/treasury/fund-lines/explain-fund-line.ts'
import { listUnexplained } from '../../../src/features/treasury/operator-account/list-account-entries.ts'
import { apply, confirmContract } from '../../support/investor.ts'
import { must } from '../../support/must.ts'
import { makeBankLine } from '../../support/operators-money.ts'
import { recordPurchase } from '../../support/record-purchase.ts'
import { consent } from '../../support/second-consent.ts'
import type { World, WorldMember } from '../../support/world.ts'
import { operatorViewer } from '../../support/world-operators.ts'

/** How many people the month pays. */
export const payees = 40
/** Principal and dividend, less the tax. */
const taxOfEach = 204
export const eachPaid = 100_000 + 1_000 - taxOfEach
export const taxOfAll = payees * taxOfEach

/** Who lives in the building. */
export const tenants = [
  'アオキ',
  'イノウエ',
  'ウエダ',
  'エンドウ',
  'オカダ',
  'カトウ',
  'キムラ',
  'クドウ',
  'コンドウ',
  'サイトウ',
  'シミズ',
  'スズキ',
]
export const rentOf = (index: number): number => 80_000 + index * 1_000
export const rents = tenants.reduce((sum, _tenant, index) => sum + rentOf(index), 0)

/** What the two have at hand whose month it is. */
export interface Month {
  world: World
  /** The second operator. */
  checker: WorldMember
}

const at = (day: string, time = '10:00:00'): string => `${day}T${time}+09:00`

/** A line comes onto the company's account. */
export const appears = ({ world }: Month, amount: number, counterparty: string): Promise<void> =>
  makeBankLine(world.product.deskUrl, { direction: amount > 0 ? 'in' : 'out', amount: Math.abs(amount), counterparty })

/** The bank's statement, and once more: what came in is no deposit only when the deposits were read after it. */
export async function readBank({ world }: Month): Promise<void> {
  await readAccount(world.services)
  await readAccount(world.services)
  await world.settle()
}

/** What came before was classified and, where it comes each month, a rule kept with it. */
export async function explainBefore(
  month: Month,
  counterparty: string,
  parts: readonly FundLinePart[],
  keepsRule = false,
): Promise<void> {
  const { world, checker } = month
  await appears(
    month,
    parts.reduce((sum, { amount }) => sum + amount, 0),
    counterparty,
  )
  await readBank(month)
  const entry = (await listUnexplained(world.services.database)).at(-1)
  if (entry === undefined) throw new Error(`the line of ${counterparty} was not read`)
  const line: FundLine = { counterparty: 'third_party', paidBy: 'fund', parts: [...parts] }
  const { proposalId } = must(
    await explainFundLine(world.services, operatorViewer(world.operator), {
      of: { entryId: entry.id, corrects: null, also: [] },
      line,
      reason: '契約書で確かめた。',
      keepsRule,
    }),
  )
  must(await consent(world.services, operatorViewer(checker), proposalId))
}

/** Both operators enter what happened with a fund. */
export async function enterBoth({ world, checker }: Month, fundId: Id<'fund'>, entry: FundResultEntry): Promise<void> {
  if (entry.operationStartOn !== undefined) await recordPurchase(world.services, fundId)
  for (const operator of [world.operator, checker])
    must(await updateFundResult(world.services, operatorViewer(operator), fundId, entry))
}

/** A member of the fund has applied and paid in. */
export async function paysIn({ world }: Month, member: WorldMember, fundId: Id<'fund'>): Promise<void> {
  const account = await confirmContract(member, await apply(member, { fundId, amount: 100_000 }))
  await world.product.desk.deposit({
    branch_cd: account.branch_cd,
    account_number: account.account_number,
    amount: 100_000,
    remitter_name: 'イトカワ ユイコ',
  })
}

/** The fund of forty: raised, at work, over, and its dividend fixed by two, all before the month's lines are classified. */
export async function raiseAndEnd(
  month: Month,
  days: { offeredUntil: string; worksFrom: string; worksUntil: string; entered: string; payday: string },
): Promise<void> {
  const { world } = month
  const { worksFrom, worksUntil, payday } = days
  const fundId = await world.fund({
    name: '第21号　金沢ひがし町家',
    fundTotal: payees * 100_000,
    subordinatedAmount: 0,
    offeringEndAt: new Date(at(days.offeredUntil, '23:59:59')),
    operationStartOn: worksFrom,
    operationEndOn: worksUntil,
  })
  for (const member of await world.members(payees)) {
    await member.query(`mutation { userBankAccount(input: {
      bank_code: "0001", bank_name: "みずほ", branch_code: "001", branch_name: "東京営業部", account_number: "1234567" }) { ok } }`)
    await paysIn(month, member, fundId)
  }
  await world.settle()
  await world.moveTo(at(worksFrom))
  await enterBoth(month, fundId, { operationStartOn: worksFrom, operationEndOn: worksUntil })
  await world.moveTo(at(days.entered))
  await enterBoth(month, fundId, { dividend: payees * 1_000, loss: 0, payday })
}

/** Lines that explain themselves. */
export async function asEver(month: Month): Promise<void> {
  for (const [index, tenant] of tenants.entries()) await appears(month, rentOf(index), tenant)
  await appears(month, -50_000, 'カンリガイシヤ')
  await readBank(month)
}

/** The twelve odd lines of a month. */
export async function oddLines(month: Month): Promise<void> {
  for (const amount of [91_000, 92_000, 93_000, 94_000]) await appears(month, amount, 'ヤチンホシヨウ')
  for (const amount of [-21_000, -22_000, -23_000]) await appears(month, amount, 'ヤマダコウムテン')
  await appears(month, -32_000, 'カサイホケン')
  await appears(month, 78_000, 'ニユウキヨシヤ')
  await appears(month, -550, 'テスウリヨウ')
  await appears(month, 300_000, 'イトフアンデイング')
  await appears(month, 12_345, 'フメイ')
}
/** What the odd ones are of the building. */
export const odd = { income: 370_000 + 78_000, cost: 66_000 + 32_000, classified: 9 } as const
