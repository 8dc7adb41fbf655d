import { setTimeout as sleep } from 'node:timers/promises'
import {
  confirmDocument,
  contractValue,
  myInvest,
  requestApplication,
  type TransferAccount,
} from '../support/investor.ts'
import type { World, WorldMember } from '../support/world.ts'
import { retry } from './retry.ts'
import { NO_ROW, type Id } from '../../src/domain/id.ts'

/** What one investor was told, word by word: each of it must hold whatever was killed meanwhile. */
export interface Promised {
  member: WorldMember
  fundId: Id<'fund'>
  amount: number
  key: string
  /** Every id that was answered to the key. */
  ids: string[]
  isConfirmed: boolean
  account: TransferAccount | null
  /** Whole yen of each deposit that the bank has taken for it. */
  deposits: number[]
  /** The contract's end by cooling-off was acknowledged. */
  hasCooledOff: boolean
}

interface Circumstances {
  /** Gets each acknowledged act told, as it comes. */
  count: () => void
  funds: readonly Id<'fund'>[]
  chance: () => number
  /** From here on nobody begins anew. */
  isEnough: () => boolean
  /** From here on nobody retries any more. */
  isOver: () => boolean
}

const thoroughAtOnce = 5
/** They only apply, without a pause, so that every kill meets an application on its way. */
const hastyAtOnce = 5

/** Investors come one after the other, some at once, until it is enough; then those under way finish. */
export async function keepInvesting(world: World, circumstances: Circumstances): Promise<Promised[]> {
  const { funds, chance, isEnough } = circumstances
  const all: Promised[] = []
  const begin = (member: WorldMember, fundId: Id<'fund'>, amount: number): Promised => {
    const promised = {
      member,
      fundId,
      amount,
      key: `key-${fundId}-${member.email}`,
      ids: [],
      isConfirmed: false,
      account: null,
      deposits: [],
      hasCooledOff: false,
    }
    all.push(promised)
    return promised
  }
  const thorough = async (): Promise<void> => {
    while (!isEnough()) {
      const fundId = funds[Math.floor(chance() * funds.length)] ?? NO_ROW
      await invest(
        world,
        begin(await newMember(world), fundId, (1 + Math.floor(chance() * 3)) * 100_000),
        circumstances,
      )
    }
  }
  const hasty = async (): Promise<void> => {
    while (!isEnough()) {
      const member = await newMember(world)
      for (const fundId of funds) if (!isEnough()) await apply(begin(member, fundId, 100_000), circumstances)
    }
  }
  await Promise.all([
    ...Array.from({ length: thoroughAtOnce }, thorough),
    ...Array.from({ length: hastyAtOnce }, hasty),
  ])
  return all
}

const longAgo = new Date('2026-03-01T10:00:00+09:00')

/**
 * Members are made in this process, whose connections die with PostgreSQL too. They have an account of old, for their refunds, and were identified
 * long ago: a server that is just coming back may be some tenths of a second behind this process's clock, and they apply at once.
 */
async function newMember(world: World): Promise<WorldMember> {
  for (;;) {
    try {
      const member = await world.member()
      await world.database
        .insertInto('bank_account')
        .values({
          member_id: member.memberId,
          bank_code: '0001',
          bank_name: 'みずほ',
          branch_code: '001',
          branch_name: '東京営業部',
          account_number: String(1_000_000 + member.memberId),
          registered_at: longAgo,
        })
        .execute()
      await world.database
        .updateTable('member')
        .set({ identity_approved_at: longAgo })
        .where('id', '=', member.memberId)
        .execute()
      return member
    } catch {
      await sleep(200)
    }
  }
}

/** Under one key, retried until it is acknowledged. Undefined where it was refused. */
async function apply(
  { member, fundId, amount, key, ids }: Promised,
  { isOver, count }: Circumstances,
): Promise<string | undefined> {
  const applied = await retry(async () => {
    const { data, errors } = await requestApplication(member, { fundId, amount, key })
    const id = data?.['createInvest']?.id
    if (id !== undefined) ids.push(id)
    else if (errors[0]?.extensions?.['code'] !== 'CONFLICT') throw new Error('not acknowledged')
    return id
  }, isOver)
  if (applied !== undefined) count()
  return applied
}

/** Applies, confirms and pays, each step retried until it is acknowledged. */
async function invest(world: World, promised: Promised, circumstances: Circumstances): Promise<void> {
  const { chance, isOver, count } = circumstances
  const { member, amount } = promised
  const applied = await apply(promised, circumstances)
  if (applied === undefined || chance() < 0.15) return
  promised.account = (await retry(() => confirm(member, applied), isOver)) ?? null
  promised.isConfirmed = promised.account !== null
  if (!promised.account) return
  count()
  if (chance() < 0.15) return
  // One deposit, two, or too much at once; the bank always stands, and an order that it took is never given twice.
  const dice = chance()
  const parts = dice < 0.4 ? [amount] : dice < 0.6 ? [amount / 2, amount / 2] : [amount + 10_007]
  for (const part of parts) {
    const { branch_cd, account_number } = promised.account
    await world.product.desk.deposit({ branch_cd, account_number, amount: part, remitter_name: 'イトカワ ユイコ' })
    promised.deposits.push(part)
    count()
  }
  if (chance() < 0.25) await retry(() => coolOff(promised, applied), isOver)
}

const declareCoolingOff = 'mutation ($input: InvestRefInput!) { declareCoolingOff(input: $input) }'

/** Whether the deposit was booked before or comes after: the contract ends, and the money goes back. */
async function coolOff(promised: Promised, id: string): Promise<void> {
  await promised.member.query(declareCoolingOff, { input: { invest_id: id } })
  promised.hasCooledOff = true
}

async function confirm(member: WorldMember, id: string): Promise<TransferAccount> {
  const document = await member.fetch(`/contract/${await contractValue(member, id)}`)
  if (!document.ok) throw new Error('not delivered')
  await document.arrayBuffer()
  await member.query(confirmDocument, { input: { invest_id: id } })
  const { transfer_account: account } = await myInvest(member, id)
  if (!account) throw new Error('a confirmed contract has an account')
  return account
}
