import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import type { Id } from '../../src/domain/id.ts'
import { payerKey } from '../../src/domain/treasury/known-payers.ts'
import { remarksKey } from '../../src/domain/treasury/line-rules.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { insertFund } from '../support/deposit-rows.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { letRoom } from '../support/let-room.ts'
import { registerBuilding } from '../support/linked-property.ts'
import { must } from '../support/must.ts'
import { recordCompany } from '../support/record-company.ts'
import { recordPurchaseOf } from '../support/record-purchase.ts'
import { off, stands } from '../support/plants.ts'

// Income of a third party by the company itself, its officers, members, other funds' tenants, sellers and buyers: neither by hand nor by a rule is it classified
// unseen. What the use cases refuse, the database refuses too; and stands where its rule is switched off.

let world: FundLineWorld
let otherFund: Id<'fund'>
beforeAll(async () => {
  world = await openFundLineWorld()
  otherFund = await insertFund(world.database, {})
}, 60_000)
afterAll(() => world.close())

const actor = 'operator:1'
const party = async (name: string, nameKana: string, relation: 'third' | 'officer' | 'group' = 'third') =>
  must(await addParty(world.services, { name, nameKana, relation, corporateNumber: '', actor })).partyId

/** A deal of the other fund, past the records that a price needs. */
async function deal(kind: 'purchase' | 'sale', other: Id<'party'>): Promise<void> {
  const partId = await registerBuilding(world.services, actor, 7_000 + other)
  if (kind === 'sale') await recordPurchaseOf(world.services, otherFund, { partId, price: 1_000_000 })
  const { id: fund } = await world.database
    .selectFrom('party')
    .select('id')
    .where('fund_id', '=', otherFund)
    .executeTakeFirstOrThrow()
  const [seller, buyer] = kind === 'sale' ? [fund, other] : [other, fund]
  await sql`insert into property_deal (part_id, kind, settled_on, seller_id, buyer_id, price, price_with_tax, basis, recorded_at)
    values (${partId}, ${kind}, '2026-04-01', ${seller}, ${buyer}, 1000000, 1000000, '売買契約書', now())`.execute(
    world.database,
  )
}

const settings = (): { OPERATOR_PROFILE?: object } => world.services.config

interface Payer {
  who: string
  /** As the bank writes him. */
  remarks: string
  becomesKnown(): Promise<unknown>
  seen: RegExp
  /** The rules of the database do not ask: the configuration knows it, or the record of the company. */
  isUnasked?: true
}

const payers: Payer[] = [
  {
    who: 'the company',
    remarks: 'ｶ)ｼﾗｶﾍﾞｲﾄ',
    becomesKnown: () =>
      Promise.resolve(Object.assign(settings(), { OPERATOR_PROFILE: { companyNameKana: 'シラカベイト' } })),
    seen: /当社「/,
    isUnasked: true,
  },
  {
    who: 'an officer whom the company names',
    remarks: 'ヒガシヤマ レイ',
    becomesKnown: () =>
      recordCompany(world, {
        officers: [{ title: '取締役', name: '東山 玲', kana: 'ヒガシヤマ レイ', otherPosts: '該当なし' }],
      }),
    seen: /当社の役員・グループ会社「ヒガシヤマ レイ」/,
    isUnasked: true,
  },
  {
    who: 'a business manager who is no officer',
    remarks: 'ﾆｼｵ ﾏｻｷ',
    becomesKnown: () =>
      recordCompany(world, {
        managers: [
          {
            name: '西尾 正樹',
            kana: 'ニシオ マサキ',
            qualification: '宅地建物取引士',
            since: japanDate('2022-12-01'),
            address: '東京都品川区大崎 0-0',
            birthDate: '1971-03-08',
            brokerNumber: '（東京）第000001号',
            brokerSince: '2001-11-20',
            ground: '3年以上の実務の経験',
          },
        ],
      }),
    seen: /当社の役員・グループ会社「ニシオ マサキ」/,
    isUnasked: true,
  },
  ...(
    [
      ['given name first', 'レイ ミナミダ', 'ミナミダ レイ'],
      ['in Latin letters', 'REI KITAYAMA', 'キタヤマ レイ'],
      ['without dakuten', 'ﾕｳｼ ｵｸｶﾀ', 'オクガタ ユウジ'],
      ['cut off', 'ナガシマダ ヒロ', 'ナガシマダ ヒロノリ'],
    ] as const
  ).map(([how, remarks, kana], index) => ({
    who: `an officer, ${how}`,
    remarks,
    becomesKnown: () => party(`役員 ${index}`, kana, 'officer'),
    seen: new RegExp(`当社の役員・グループ会社「役員 ${index}」`),
  })),
  {
    who: 'a member, given name first in Latin letters',
    remarks: 'SHOHEI OHKOUCHI',
    async becomesKnown() {
      const { memberId } = await world.member()
      await sql`update member set family_name_kana = 'オオコウチ', given_name_kana = 'ショウヘイ' where id = ${memberId}`.execute(
        world.database,
      )
    },
    seen: /会員「.*」と一致します/,
  },
  {
    who: 'a seller within a longer word',
    remarks: 'ヤチンシロマヤヨリ',
    becomesKnown: async () => deal('purchase', await party('城間屋', 'シロマヤヨ')),
    seen: /物件の売主「城間屋」/,
  },
  {
    who: 'a company of the group by its branch',
    remarks: 'カ)イトミシンジユクシテン',
    becomesKnown: () => party('糸見管理株式会社', 'イトミシ', 'group'),
    seen: /当社の役員・グループ会社「糸見管理株式会社」/,
  },
  {
    who: 'an officer among the parties',
    remarks: 'タシロ ジユン',
    becomesKnown: () => party('田代 純', 'タシロ ジュン', 'officer'),
    seen: /当社の役員・グループ会社「田代 純」/,
  },
  {
    who: 'an officer’s office',
    remarks: '渡邊一郎事務所',
    becomesKnown: () => party('渡辺 一郎', 'ワタナベ イチロウ', 'officer'),
    seen: /当社の役員・グループ会社「渡辺 一郎」に似た名前です/,
  },
  {
    who: 'a member’s shop, in kana',
    remarks: 'クボタ ヒロシ シヨウテン',
    async becomesKnown() {
      const { memberId } = await world.member()
      await sql`update member set family_name_kana = 'クボタ', given_name_kana = 'ヒロシ' where id = ${memberId}`.execute(
        world.database,
      )
    },
    seen: /会員「.*」に似た名前です/,
  },
  {
    who: 'a member’s shop, in letters',
    remarks: '久保田商店　久保田寛',
    async becomesKnown() {
      const { memberId } = await world.member()
      await sql`update member set family_name = '久保田', given_name = '寛' where id = ${memberId}`.execute(
        world.database,
      )
    },
    seen: /会員「.*」に似た名前です/,
  },
  {
    who: 'a company of the group',
    remarks: 'イトカンリ(カ',
    becomesKnown: () => party('糸管理株式会社', 'イトカンリ', 'group'),
    seen: /当社の役員・グループ会社「糸管理株式会社」/,
  },
  {
    who: 'a member',
    remarks: 'ミズノ チズル',
    async becomesKnown() {
      const { memberId } = await world.member()
      await sql`update member set family_name_kana = 'ミヅノ', given_name_kana = 'チヅル' where id = ${memberId}`.execute(
        world.database,
      )
    },
    seen: /会員「/,
  },
  {
    who: 'another fund’s tenant',
    remarks: 'ｷﾀﾞ ｼｮｳｺ',
    becomesKnown: () =>
      letRoom(world.services, { fundId: otherFund, tenant: '喜田 翔子', tenantKana: 'キダ ショウコ', rent: 50_000 }),
    seen: /ほかのファンドの賃借人「喜田 翔子」/,
  },
  {
    who: 'a seller',
    remarks: 'ﾕ)ﾐﾅﾄｼﾖｳｼﾞ',
    becomesKnown: async () => deal('purchase', await party('有限会社港商事', 'ミナトショウジ')),
    seen: /物件の売主「有限会社港商事」/,
  },
  {
    who: 'a buyer',
    remarks: 'フドウサンシロマ',
    becomesKnown: async () => deal('sale', await party('不動産城間', 'フドウサンシロマ')),
    seen: /物件の買主「不動産城間」/,
  },
]

const changesOf = async (id: string): Promise<string> => {
  const { rows } = await world.ask(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }',
    { id },
  )
  return rows[0].changes
    .filter(({ label }: { label: string }) => label === '振込人の照合')
    .map(({ after }: { after: string }) => after)
    .join()
}
const ruleOf = async (remarks: string): Promise<string> => {
  const rules = await world.ask('{ adminLineRules { id remitter } }')
  return rules.find(({ remitter }: { remitter: string }) => remitter === remarksKey(remarks)).id
}
const explained = async (id: string): Promise<unknown> => {
  const { rows } = await world.ask(
    'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { kind } } } }',
    { id },
  )
  return rows[0].explanation
}

/** What the database says to a line that is written down as rent past all use cases; nothing of it stays. */
async function plant(
  entryId: string,
  classified: { ruleId?: string },
  without: readonly string[] = [],
): Promise<string> {
  const rule = classified.ruleId ?? null
  try {
    await world.database.transaction().execute(async (transaction) => {
      for (const statement of without) await sql.raw(statement).execute(transaction)
      await sql`
        with decision as (
          select coalesce(rule.made_from, (select max(id) from statement_explanation where kind = 'fund')) as like, rule.proposal_id
          from (select 1) one left join line_rule rule on rule.id = ${rule}::bigint
        ), classified as (
          insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, proposal_id)
          select ${entryId}::bigint, 'fund', 'planted', ${world.maker.memberId}, now(), (select max(id) from bank_line), proposal_id from decision
          returning id
        ), line as (
          insert into fund_line (explanation_id, counterparty, paid_by, rule_id) select id, 'third_party', 'fund', ${rule}::bigint from classified
        )
        insert into fund_line_part (explanation_id, fund_id, kind, amount, lease_id)
        select classified.id, part.fund_id, 'rent', part.amount, part.lease_id
        from classified, decision join fund_line_part part on part.explanation_id = decision.like`.execute(transaction)
      await sql`set constraints all immediate`.execute(transaction)
      throw new Error(stands)
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return stands
}
const byTwo = off('told_by_two', 'fund_line')

describe.each(payers)('$who', ({ remarks, becomesKnown, seen, isUnasked }) => {
  it('a rule of before classifies nothing more, and what he pays is classified by two who see who he is', async () => {
    const lease = String(await letRoom(world.services, { fundId: world.fundId, tenant: '入居者', rent: 50_000 }))
    const parts = [world.part('rent', 50_000, { lease_id: lease })]
    const first = await world.classify({ id: await world.appears(50_000, remarks), keeps_rule: true, parts })
    expect(await changesOf(first.proposal_id)).toMatch(/一致する名前はありません/)
    expect(await world.agree(first.proposal_id)).toEqual({ ok: true })
    const ruleId = await ruleOf(remarks)
    const second = await world.appears(50_000, remarks)
    expect(await explained(second)).toEqual({ kind: 'fund' })

    await becomesKnown()
    const third = await world.appears(50_000, remarks)
    expect(await explained(third)).toBe(null)
    if (isUnasked !== true) {
      expect(await plant(third, { ruleId })).toMatch(/is no third party that two people saw/)
      expect(await plant(third, { ruleId }, [byTwo])).toBe(stands)
    }
    // By hand, by one.
    expect(await plant(third, {})).toMatch(/two people have not decided|takes two people/)
    expect(await plant(third, {}, [byTwo])).toBe(stands)
    const classified = await world.classify({ id: third, parts })
    if (String(seen).includes('当社「')) {
      expect(classified).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { counterparty: expect.stringMatching(seen) },
      })
      const asOwn = await world.classify({ id: third, counterparty: 'related_party', parts })
      expect(await changesOf(asOwn.proposal_id)).toMatch(seen)
      return
    }
    expect(await explained(third)).toBe(null)
    expect(await changesOf(classified.proposal_id)).toMatch(seen)
    expect(await world.agree(classified.proposal_id, world.maker)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await world.agree(classified.proposal_id)).toEqual({ ok: true })
    await world.expectInvariants()
  })
})

describe('a rule past all use cases', () => {
  /** A rule like that of the seller, in another version. */
  const kept = async (change: string, without: readonly string[] = []): Promise<string> => {
    const ruleId = await ruleOf('ﾕ)ﾐﾅﾄｼﾖｳｼﾞ')
    try {
      await world.database.transaction().execute(async (transaction) => {
        for (const statement of without) await sql.raw(statement).execute(transaction)
        if (change.includes('agreed')) {
          await sql`alter table lease disable trigger user`.execute(transaction)
          await sql`update lease set rent = 500000`.execute(transaction)
        }
        await sql`insert into line_rule (replaces, remitter, amount_from, amount_until, made_from, reason, kept_by, kept_at, known_payers, proposal_id)
          select id, ${sql.raw(change.includes('remitter') ? "'ミナト'" : 'remitter')}, amount_from,
            ${sql.raw(change.includes('amount') ? '9000000' : 'amount_until')},
            ${sql.raw(change.includes('lease') ? "(select max(explanation_id) from fund_line_part where kind = 'other_income')" : 'made_from')},
            reason, kept_by, kept_at, known_payers, ${sql.raw(change.includes('one person') ? "(select min(id) from proposal where status = 'open')" : 'proposal_id')}
          from line_rule where id = ${ruleId}`.execute(transaction)
        await sql`set constraints all immediate`.execute(transaction)
        throw new Error(stands)
      })
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
    return stands
  }
  it.each([
    ['with a piece of a name as its remitter', /no single remitter/],
    ['with a wide amount', /no single remitter/],
    ['for income of no lease', /no single remitter/],
    ['for a tenth of the agreed rent', /no single remitter/],
    ['by one person', /two people have not decided/],
  ])('%s', async (change, refused) => {
    if (change.includes('lease')) await world.classified('other_income', 50_000)
    expect(await kept(change)).toMatch(refused)
    expect(await kept(change, [off('narrow_rule', 'line_rule')])).toBe(stands)
  })
})

describe.each(['third', 'officer', 'group'])('nobody of the relation %s', (relation) => {
  it.each([
    ['without it', null],
    ['in kanji', '宮田 直'],
    ['by the form of a company alone', 'カブシキガイシヤ'],
  ])('is kept without the name that banks write, whatever the product says: %s', async (_how, kana) => {
    const kept = async (without: readonly string[] = []): Promise<string> => {
      try {
        await world.database.transaction().execute(async (transaction) => {
          for (const statement of without) await sql.raw(statement).execute(transaction)
          await sql.raw(`set local role ${runtimeRole}`).execute(transaction)
          await sql`insert into party (name, name_kana, relation, recorded_at) values ('宮田 直', ${kana}, ${relation}, now())`.execute(
            transaction,
          )
          throw new Error(stands)
        })
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
      return stands
    }
    expect(await kept()).toMatch(/named_as_banks_do/)
    expect(await kept(['alter table party drop constraint named_as_banks_do'])).toBe(stands)
  })
})

it('a rent of another fund’s lease is classified by nobody, nor written past all use cases', async () => {
  const lease = await letRoom(world.services, { fundId: otherFund, tenant: '矢野 悠', rent: 40_000 })
  const own = await letRoom(world.services, { fundId: world.fundId, tenant: '矢野 悠', rent: 40_000 })
  const id = await world.appears(40_000, 'ヤノ ユウ')
  const parts = (of: typeof lease) => [world.part('rent', 40_000, { lease_id: String(of) })]
  expect(await world.classify({ id, parts: parts(lease) })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'parts.0.lease_id': 'このファンドの賃貸借から選んでください。' },
  })
  const classified = await world.classify({ id, parts: parts(own) })
  expect(await world.agree(classified.proposal_id)).toEqual({ ok: true })
  /** As the product's own role, which may add a part to a line. */
  const written = async (of: typeof lease, without: readonly string[] = []): Promise<string> => {
    try {
      await world.database.transaction().execute(async (transaction) => {
        for (const statement of without) await sql.raw(statement).execute(transaction)
        await sql.raw(`set local role ${runtimeRole}`).execute(transaction)
        await sql`insert into fund_line_part (explanation_id, fund_id, kind, amount, lease_id)
          select max(explanation_id), ${world.fundId}, 'rent', 1, ${of} from fund_line`.execute(transaction)
        throw new Error(stands)
      })
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
    return stands
  }
  expect(await written(lease)).toMatch(/lease \d+ is none of fund \d+/)
  expect(await written(lease, [off('of_its_lease', 'fund_line_part')])).toBe(stands)
  expect(await written(own)).toBe(stands)
})

describe('what leaves a fund', () => {
  const seenOf = async (remarks: string): Promise<string[]> => {
    const id = await world.appears(-3_000, remarks)
    const parts = [world.part('cost', -3_000, { cost_kind: 'other' })]
    const { proposal_id: proposal } = await world.classify({ id, parts })
    const { rows } = await world.ask(
      'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }',
      { id: proposal },
    )
    return rows[0].changes.flatMap(({ label, after }: Record<'label' | 'after', string>) =>
      label === '支払先の照合' ? [after] : [],
    )
  }

  it('to the company is no payment to a stranger', async () => {
    Object.assign(settings(), { OPERATOR_PROFILE: { companyNameKana: 'シラカベイト' } })
    const parts = [world.part('cost', -3_000, { cost_kind: 'management' })]
    expect(await world.classify({ id: await world.appears(-3_000, 'ｶ)ｼﾗｶﾍﾞｲﾄ'), parts })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { counterparty: expect.stringMatching(/支払先が当社「.*」と一致します/) },
    })
  })

  it('to an officer, a company of the group or a member is seen by the second operator; to who sells, rents or nobody knows it is not', async () => {
    await party('水野 陽', 'ミズノ アキラ', 'officer')
    await party('糸修繕株式会社', 'イトシュウゼン', 'group')
    const { memberId } = await world.member()
    await sql`update member set family_name_kana = 'ハセガワ', given_name_kana = 'ノゾミ' where id = ${memberId}`.execute(
      world.database,
    )
    expect(await seenOf('ミズノ アキラ')).toEqual([
      '当社の役員・グループ会社「水野 陽」と一致します。第三者への支払いかどうかを確かめてください。',
    ])
    expect(await seenOf('イトシユウゼン(カ')).toEqual([expect.stringMatching(/「糸修繕株式会社」と一致します。/)])
    expect(await seenOf('ハセガワ ノゾミ')).toEqual([expect.stringMatching(/会員「.*」と一致します。/)])
    await deal('purchase', await party('若宮商事株式会社', 'ワカミヤシヨウジ'))
    for (const remarks of ['ワカミヤシヨウジ(カ', 'ダレモシラナイ'])
      expect(await seenOf(remarks)).toEqual(['会員・関係者・ほかのファンドの取引先に、一致する名前はありません。'])
  })
})

it('a rent that somebody else than the tenant remits says so', async () => {
  const tenancy = {
    fundId: world.fundId,
    tenant: '木田 詩織',
    tenantKana: 'キダ シオリ',
    rent: 61_000,
    beginsOn: '2026-04-01',
  }
  const lease = await letRoom(world.services, tenancy)
  const asked = async (remarks: string): Promise<string[]> => {
    const id = await world.appears(61_000, remarks)
    const parts = [world.part('rent', 61_000, { lease_id: String(lease), month: '2026-04' })]
    const { proposal_id: proposal } = await world.classify({ id, parts })
    const { rows } = await world.ask(
      'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }',
      { id: proposal },
    )
    return rows[0].changes.flatMap(({ label, after }: Record<'label' | 'after', string>) =>
      label === 'ご確認ください' ? [after] : [],
    )
  }
  expect(await asked('ｷﾀﾞ ｼｵﾘ')).toEqual([])
  expect(await asked('ミシラヌ ヒト')).toEqual([
    '振込人「ミシラヌ ヒト」は、内訳1の賃借人「木田 詩織」と一致しません。管理会社や保証会社からの入金かどうか、契約書で確かめてください。',
  ])
})

it('database and product compare names and remarks alike', async () => {
  const texts = [
    'ｻﾄｳ ﾊﾅｺ',
    '振込　サトウ　ハナコ',
    'フリコミ',
    'さとう はなこ',
    'ｼ-ﾗ･ﾕｶ',
    'シーラ〜ユカ',
    'ミヅノ チヅル',
    'ｶ)ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ',
    'イトフアンデイング(カ',
    'イトフアンデイング(カ)シブヤシテン',
    '㈱イトファンディング',
    'カブシキガイシヤ　イト',
    'ﾕ)ﾐﾅﾄｼﾖｳｼﾞ',
    '糸ファンディング（株）',
    "Room & Co. 'x'",
    'ヴァイオラ　ヲ',
    '一般社団法人「結」',
    '渡邊　髙﨑・齋藤',
    '糸󠄀管理株式會社',
    '𠮷田',
    '',
  ]
  for (const text of texts) {
    const { rows } = await sql<{ payer: string; remarks: string }>`
      select payer_key(${text}) as payer, remarks_key(${text}) as remarks`.execute(world.database)
    expect(rows[0], text).toEqual({ payer: payerKey(text), remarks: remarksKey(text) })
  }
})
