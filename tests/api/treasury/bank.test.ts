import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BankTokens } from '../../../src/adapters/bank/bank-token-store.ts'
import { finishBankLink, startBankLink } from '../../../src/features/treasury/bank/bank-link.ts'
import { createBankTokenStore } from '../../../src/features/treasury/bank/bank-token-store.ts'
import {
  fillAccountPool,
  freeAccounts,
  issueVirtualAccounts,
} from '../../../src/features/treasury/bank/fill-account-pool.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: DepositWorld

beforeEach(async () => {
  world = await openDepositWorld()
})
afterEach(() => world.close())

const secretKey = Buffer.alloc(32, 7)
const tokens: BankTokens = {
  accessToken: 'access-2',
  previousAccessToken: 'access-1',
  refreshToken: 'refresh-2',
  scope: 'private:account',
  issuedAt: openingDay,
  expiresAt: new Date('2026-05-01T19:00:00+09:00'),
  refusedAt: null,
}

describe('the bank tokens', () => {
  it('are encrypted at rest and come back whole', async () => {
    const store = createBankTokenStore(world.database, secretKey)
    expect(await store.load()).toBeNull()
    await store.save({ ...tokens, previousAccessToken: null })
    await store.save(tokens)
    expect(await store.load()).toEqual(tokens)
    const { rows } = await sql<{ text: string }>`select bank_link::text as text from bank_link`.execute(world.database)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toMatch(/access-|refresh-/)
  })

  it('open under no other secret', async () => {
    await createBankTokenStore(world.database, secretKey).save(tokens)
    await expect(createBankTokenStore(world.database, Buffer.alloc(32, 8)).load()).rejects.toThrow()
  })

  it('are refreshed by one process at a time', async () => {
    const store = createBankTokenStore(world.database, secretKey)
    let inside = 0
    let most = 0
    await Promise.all(
      Array.from({ length: 8 }, () =>
        store.withLock(async (shelf) => {
          inside += 1
          most = Math.max(most, inside)
          await shelf.save(tokens)
          inside -= 1
        }),
      ),
    )
    expect(most).toBe(1)
  })
})

describe('linking the bank', () => {
  let operator: Viewer
  beforeEach(async () => {
    operator = await world.addMember({ role: 'admin' })
  })

  const start = async () => new URL(await startBankLink(world.services, operator)).searchParams.get('state')
  const finish = (facts: { memberId?: Id<'member'>; sessionHash?: Buffer; code?: string; state: string | null }) =>
    finishBankLink(world.services, {
      memberId: operator.memberId,
      sessionHash: operator.sessionHash,
      code: 'good code',
      ...facts,
    })

  it('works once with the state of the operator who began, and goes on by jobs', async () => {
    const state = await start()
    expect(await finish({ state })).toEqual({ ok: true, value: true })
    expect(await finish({ state })).toMatchObject({ ok: false, code: 'CONFLICT' })
    const { rows } = await sql<{
      task_identifier: string
    }>`select task_identifier from graphile_worker.jobs order by 1`.execute(world.database)
    expect(rows.map((row) => row.task_identifier)).toEqual(['fill-account-pool', 'subscribe-bank-notices'])
    const audited = await world.database.selectFrom('audit_log').select(['actor', 'action']).execute()
    expect(audited).toEqual([{ actor: `operator:${operator.memberId}`, action: 'bank.linked' }])
  })

  it('refuses a state of another operator, of another session of the same one, a made-up one, none, and one that is ten minutes old', async () => {
    const state = await start()
    const other = await world.addMember({ role: 'admin' })
    for (const attempt of [
      { state, memberId: other.memberId },
      { state, sessionHash: Buffer.alloc(32, 99) },
      { state: 'made up' },
      { state: null },
    ]) {
      expect(await finish(attempt)).toMatchObject({ ok: false, code: 'CONFLICT' })
    }
    world.machineAt(new Date(openingDay.getTime() + 600_000))
    expect(await finish({ state })).toMatchObject({ ok: false, code: 'CONFLICT' })
  })

  it('tells when the bank does not take the code', async () => {
    expect(await finish({ state: await start(), code: 'bad code' })).toMatchObject({ ok: false, code: 'UNAVAILABLE' })
  })
})

describe('the pool of deposit accounts', () => {
  it('is filled up when it runs low, and not again while it is full', async () => {
    await fillAccountPool(world.services)
    await fillAccountPool(world.services)
    expect(await freeAccounts(world.services)).toBe(100)
    expect(world.bank.accounts).toHaveLength(100)
  })

  it('waits while no bank is linked', async () => {
    world.bank.linked = false
    await fillAccountPool(world.services)
    expect(world.bank.accounts).toHaveLength(0)
  })

  it('finds the accounts of a lost answer in the list of the bank and orders no others', async () => {
    world.bank.losesNextAnswer = true
    await issueVirtualAccounts(world.services, 10)
    expect(world.bank.accounts).toHaveLength(10)
    expect(await freeAccounts(world.services)).toBe(10)
  })

  it('does not count an account that the bank has stopped', async () => {
    await issueVirtualAccounts(world.services, 10)
    const [first] = world.bank.accounts
    if (first) first.status = 'stopped'
    await issueVirtualAccounts(world.services, 1)
    expect(await freeAccounts(world.services)).toBe(10)
  })
})
