import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyKeys, isSameCompany } from '../../src/domain/treasury/company-names.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { relationsOf } from '../../src/features/funds/property/load-parties.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { must } from '../support/must.ts'
import { off, stands } from '../support/plants.ts'

// A company of the group deals with a fund under the name of its branch, as if it were a stranger.

let world: FundLineWorld
beforeAll(async () => {
  world = await openFundLineWorld()
}, 60_000)
afterAll(() => world.close())

const cases: [string, string, boolean][] = [
  ['糸管理株式会社新宿支店', '糸管理株式会社', true],
  ['糸管理株式会社　新宿支店', '糸管理株式会社', true],
  ['株式会社糸管理新宿支店', '糸管理株式会社', true],
  ['株式会社 糸管理 新宿営業所', '糸管理', true],
  ['㈱糸管理新宿支社', '糸管理株式会社', true],
  ['糸管理（株）本店', '糸管理株式会社', true],
  ['(株)糸管理 大阪出張所', '糸管理株式会社', true],
  ['糸管理㈱関西支部', '糸管理株式会社', true],
  ['糸管理 品川事業所', '糸管理株式会社', true],
  ['糸管理株式会社　東京　新宿支店', '株式会社糸管理', true],
  ['糸管理株式会社賃貸事業部', '糸管理株式会社', true],
  ['カ)イトカンリ シンジユクシテン', 'イトカンリ', true],
  ['ｶ)ｲﾄｶﾝﾘｼﾝｼﾞﾕｸｼﾃﾝ', 'イトカンリ', true],
  ['イトカンリ(カ)シンジユクエイギヨウシヨ', 'イトカンリ', true],
  ['イトカンリ(カ)シンジユク(エイ', 'イトカンリ', true],
  ['カブシキガイシヤ イトカンリ ホンテン', 'イトカンリ', true],
  ['糸管理株式会社', '糸管理株式会社新宿支店', true],
  ['糸管理株式会社渋谷支店', '糸管理株式会社新宿支店', true],
  ['絲管理株式會社新宿支店', '糸管理株式会社', true],
  ['糸管理サービス株式会社新宿支店', '糸管理株式会社', false],
  ['糸管理サービス株式会社', '糸管理株式会社', false],
  ['伊藤忠新宿支店', '伊藤株式会社', false],
  ['新宿支店', '糸管理株式会社', false],
  ['支店', '支店長協会', false],
  ['東京港商事新宿支店', '東京港商会渋谷支店', false],
  ['', '', false],
]

describe('a company under the name of its branch', () => {
  it.each(cases)('%s and %s', async (one, other, is) => {
    const { rows } = await sql<{ is: boolean; certain: string[]; wide: string[] }>`
      select is_same_company(${one}, ${other}) as is, company_keys(${one}, false) as certain, company_keys(${one}, true) as wide`.execute(
      world.database,
    )
    expect({ product: isSameCompany(one, other), database: rows[0]?.is }).toEqual({ product: is, database: is })
    expect(new Set(rows[0]?.certain)).toEqual(companyKeys(one, false))
    expect(new Set(rows[0]?.wide)).toEqual(companyKeys(one, true))
  })
})

const actor = 'operator:1'
const register = (name: string, nameKana: string, relation: 'third' | 'group') =>
  addParty(world.services, { name, nameKana, relation, corporateNumber: '', actor })

/** What the database says to a stranger of this name who is written down past all use cases; nothing of it stays. */
async function plant(name: string, kana: string, without: readonly string[] = []): Promise<string> {
  try {
    await world.database.transaction().execute(async (transaction) => {
      for (const statement of without) await sql.raw(statement).execute(transaction)
      await sql.raw(`set local role ${runtimeRole}`).execute(transaction)
      await sql`insert into party (name, name_kana, relation, recorded_at) values (${name}, ${kana}, 'third', now())`.execute(
        transaction,
      )
      throw new Error(stands)
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return stands
}

it('the branch of a company of the group is written down as no stranger', async () => {
  const before = must(await register('糸管理株式会社さいたま支店', 'イトカンリ サイタマシテン', 'third')).partyId
  must(await register('糸管理株式会社', 'イトカンリ', 'group'))
  const branches: [string, string][] = [
    ['糸管理株式会社新宿支店', 'イトカンリ シンジユクシテン'],
    ['別名', 'カ)イトカンリシンジユクシテン'],
  ]
  for (const [name, kana] of branches) {
    expect(await register(name, kana, 'third')).toMatchObject({
      ok: false,
      fields: { relation: expect.stringMatching(/第三者としては登録できません/) },
    })
    expect(await plant(name, kana)).toMatch(/is one of ours/)
    expect(await plant(name, kana, [off('party_is_stranger', 'party')])).toBe(stands)
  }
  // Who stood there before is a side of no deal any more.
  expect((await relationsOf(world.database, [before])).get(before)).toMatchObject({ isOfOurs: true })
  const { rows } = await sql<{ since: Date | null }>`
    select party_ours_since(${before}, '2020-01-01') as since`.execute(world.database)
  expect(rows[0]?.since).toBeInstanceOf(Date)
  expect((await register('糸管理サービス株式会社新宿支店', 'イトカンリサービス', 'third')).ok).toBe(true)
})

it('the branch of the company itself is written down as no stranger', async () => {
  Object.assign(world.services.config, { OPERATOR_PROFILE: { companyName: '白壁糸株式会社' } })
  expect(await register('白壁糸株式会社本店', 'ホンテン', 'third')).toMatchObject({ ok: false })
})
