import { setTimeout as sleep } from 'node:timers/promises'
import { confirmDocument, contractValue, myInvest, requestApplication, type TransferAccount } from '../support/investor.ts'
import type { World, WorldMember } from '../support/world.ts'

/** What one investor was told, word by word: each of it must hold whatever was killed meanwhile. */
export interface Promised {
  member: WorldMember
  fundId: number
  amount: number
  key: string
  /** Every id that was answered to the key. */
  ids: string[]
  isConfirmed: boolean
  account: TransferAccount | null
  /** Whole yen that the bank has taken for it. */
  deposited: number
}

/** Repeats until it works: an investor whose page shows an error tries again. A refusal ends it. */
async function insist<T>(attempt: () => Promise<T>, isOver: () => boolean): Promise<T | undefined> {
  while (!isOver()) {
    try {
      return await attempt()
    } catch {
      await sleep(150)
    }
  }
  return undefined
}

/** Applies, confirms and pays, each step insisted on until it is acknowledged; `isOver` ends the insisting. */
export async function invest(
  world: World,
  promised: Promised,
  { isOver, chance }: { isOver: () => boolean; chance: () => number },
): Promise<void> {
  const { member, fundId, amount, key } = promised
  const applied = await insist(async () => {
    const { data, errors } = await requestApplication(member, { fundId, amount, key })
    const id = data?.['createInvest']?.id
    if (id !== undefined) promised.ids.push(id)
    else if (errors[0]?.extensions?.['code'] !== 'CONFLICT') throw new Error('not acknowledged')
    return id
  }, isOver)
  if (applied === undefined || chance() < 0.2) return
  promised.account = (await insist(() => confirm(member, applied), isOver)) ?? null
  promised.isConfirmed = promised.account !== null
  if (!promised.account || chance() < 0.2) return
  // One deposit, two, or one too much; the bank always stands, and an order that it took is never given twice.
  const parts = chance() < 0.5 ? [amount] : chance() < 0.5 ? [amount / 2, amount / 2] : [amount + 7]
  for (const part of parts) {
    const { branch_cd, account_number } = promised.account
    await world.product.desk.deposit({ branch_cd, account_number, amount: part, remitter_name: 'イトカワ ユイコ' })
    promised.deposited += part
  }
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
