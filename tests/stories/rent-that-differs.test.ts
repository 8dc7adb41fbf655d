import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { must } from '../support/must.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { insertFund } from '../support/deposit-rows.ts'
import { insertPartyWithoutKana } from '../support/party-without-kana.ts'
import { letRoom } from '../support/let-room.ts'
import type { Id } from '../../src/domain/id.ts'

// Who confirms an income sees which lease stands behind it, and types the sum himself where it is another one than agreed.
let world: FundLineWorld
let lease: string
beforeAll(async () => {
  world = await openFundLineWorld()
  const tenancy = {
    fundId: world.fundId,
    tenant: '小町菓子舗株式会社',
    tenantKana: 'マルマルショウジ',
    rent: 53_000,
    beginsOn: '2026-04-01',
  }
  lease = String(await letRoom(world.services, tenancy))
}, 60_000)
afterAll(() => world.close())

interface Seen {
  changes: { label: string; after: string }[]
  questions: { name: string; label: string }[]
  effect_hash: string
}
const seenOf = async (id: string): Promise<Seen> => {
  const { rows } = await world.ask(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash changes { label after } questions { name label } } } }',
    { id },
  )
  return rows[0]
}
const proposed = async (amount: number, facts: Record<string, unknown>, kind = 'rent'): Promise<string> => {
  const id = await world.appears(amount, `ﾏﾙﾏﾙｼﾖｳｼﾞ ${kind} ${amount}`)
  const { proposal_id: proposal } = await world.classify({ id, parts: [world.part(kind, amount, facts)] })
  return proposal
}
const approve = (id: string, effectHash: string, answers: { name: string; value: string }[]) =>
  world.ask(
    'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
    { input: { id, effect_hash: effectHash, answers } },
    world.checker,
  )
const wordsOf = ({ changes }: Seen, label: string): string[] =>
  changes.filter((change) => change.label === label).map(({ after }) => after)

it('the rent as agreed is shown with its lease, and nothing is asked', async () => {
  const id = await proposed(53_000, { lease_id: lease, month: '2026-04' })
  const seen = await seenOf(id)
  expect(wordsOf(seen, '内訳1の賃貸借')).toEqual([
    expect.stringMatching(/賃借人 小町菓子舗株式会社　2026年4月分　契約の賃料 53,000円　この月の受取済み 0円$/),
  ])
  expect([wordsOf(seen, 'ご確認ください'), seen.questions]).toEqual([[], []])
  expect(await approve(id, seen.effect_hash, [])).toEqual({ ok: true })
})

it('94 times the rent is not confirmed by a click', async () => {
  const id = await proposed(5_000_000, { lease_id: lease, month: '2026-04' })
  const seen = await seenOf(id)
  expect(wordsOf(seen, '内訳1の賃貸借')[0]).toMatch(/この月の受取済み 53,000円$/)
  expect(wordsOf(seen, 'ご確認ください')).toEqual([
    '内訳1の5,000,000円は、契約の賃料（2026年4月分、53,000円）と異なります。',
  ])
  expect(seen.questions).toMatchObject([{ name: 'rent_1' }])
  expect(await approve(id, seen.effect_hash, [])).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { rent_1: '必須です' },
  })
  expect(await approve(id, seen.effect_hash, [{ name: 'rent_1', value: '53000' }])).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  expect(await approve(id, seen.effect_hash, [{ name: 'rent_1', value: '5000000' }])).toEqual({ ok: true })
  await world.expectInvariants()
})

it.each([
  ['on two lines', 53_000, ['2026-06', '2026-06']],
  ['on one line', 106_000, ['2026-07', '2026-07']],
])(
  'a month’s rent that is classified %s, as agreed each time, is not confirmed by a click',
  async (_how, amount, months) => {
    const parts = months.map((month) => world.part('advance_rent', 53_000, { lease_id: lease, month }))
    const classify = async (own: typeof parts) =>
      (await world.classify({ id: await world.appears(amount, `ﾏﾙﾏﾙｼﾖｳｼﾞ ${months[0]} ${own.length}`), parts: own }))
        .proposal_id
    if (amount === 53_000) {
      const id = await classify(parts.slice(0, 1))
      expect(await approve(id, (await seenOf(id)).effect_hash, [])).toEqual({ ok: true })
    }
    const seen = await seenOf(await classify(amount === 53_000 ? parts.slice(1) : parts))
    expect(wordsOf(seen, 'ご確認ください').at(-1)).toMatch(
      /の受け取りは106,000円になり、契約の賃料53,000円を超えます。/,
    )
    expect(seen.questions).toMatchObject([{ label: expect.stringMatching(/契約の賃料を超えるため、通帳の金額を入力/) }])
  },
)

it.each(['rent', 'other_income'])('%s without a lease says that there is none', async (kind) => {
  const seen = await seenOf(await proposed(70_000, {}, kind))
  expect(wordsOf(seen, 'ご確認ください')).toEqual([
    '内訳1（70,000円）には、賃貸借が選ばれていません。契約書で、相手と金額を確かめてください。',
  ])
})

it.each([
  [42_400, null],
  [63_600, null],
  [42_399, /^この賃貸借の賃料と共益費は、月53,000円です。これと2割を超えて異なる賃料（42,399円）/],
  [63_601, /2割を超えて異なる賃料（63,601円）は、自動では登録できません/],
  [5_000_000, /（5,000,000円）は、自動では登録できません/],
])('a rule for rents of %i yen keeps to the rent of its lease, or is none', async (amount, refused) => {
  const id = await world.appears(amount, `ﾏﾙﾏﾙｼﾖｳｼﾞ ｷｿｸ ${amount}`)
  const answer = await world.classify({
    id,
    keeps_rule: true,
    parts: [world.part('rent', amount, { lease_id: lease })],
  })
  if (refused === null) expect(answer).toMatchObject({ ok: true })
  else expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', fields: { keeps_rule: expect.stringMatching(refused) } })
})

it('a month in which nothing was let has no agreed rent', async () => {
  const seen = await seenOf(await proposed(53_000, { lease_id: lease, month: '2026-03' }))
  expect(wordsOf(seen, 'ご確認ください')[0]).toMatch(/契約の賃料（2026年3月分、0円）と異なります。$/)
})

it('a tenant without kana is said to be compared with nobody, until one operator adds the kana to the party that the lease names', async () => {
  const otherFund = await insertFund(world.database, {})
  const tenantId = await insertPartyWithoutKana(world.database, { name: '鎌倉菓子舗株式会社' })
  await letRoom(world.services, { fundId: otherFund, tenantId, tenant: '鎌倉菓子舗株式会社', rent: 53_000 })
  const remarks = 'ｶﾏｸﾗｶｼﾎ(ｶ'
  const entry = await world.appears(53_000, remarks)
  const parts = [world.part('rent', 53_000, { lease_id: lease, month: '2026-05' })]
  const before = await seenOf((await world.classify({ id: entry, parts })).proposal_id)
  expect(wordsOf(before, '振込人の照合')[0]).toMatch(/一致する名前はありません/)
  expect(wordsOf(before, '照合できない取引先')[0]).toMatch(/取引先が\d+者あり、照合できません。$/)
  const party = { relation: 'third', corporateNumber: '', actor: 'operator:1' } as const
  for (const [name, nameKana] of [
    ['鎌倉菓子舗株式会社', 'カマクラカシホ'],
    ['小町菓子舗株式会社', 'コマチカシホ'],
  ] as const)
    must(await addParty(world.services, { ...party, name, nameKana }))
  const parties = world.database.selectFrom('party').select('id').where('name', '=', '鎌倉菓子舗株式会社')
  expect(await parties.execute()).toHaveLength(1)
  const again = await world.appears(53_000, remarks)
  const after = await seenOf((await world.classify({ id: again, parts })).proposal_id)
  expect(wordsOf(after, '振込人の照合')[0]).toMatch(/ほかのファンドの賃借人「鎌倉菓子舗株式会社」と一致します。/)
})

it('a rule takes each month’s rent once: what comes beside it in the same month is left to people', async () => {
  const room = {
    fundId: world.fundId,
    tenant: '長谷文具店株式会社',
    tenantKana: 'ハセブングテン',
    rent: 41_000,
    beginsOn: '2026-04-01',
  }
  const ownLease = String(await letRoom(world.services, room))
  const month = world.services.clock.now().toISOString().slice(0, 7)
  const appears = () => world.appears(41_000, 'ﾊｾﾌﾞﾝｸﾞﾃﾝ')
  const parts = [world.part('rent', 41_000, { lease_id: ownLease, month })]
  const kept = await world.classify({ id: await appears(), keeps_rule: true, parts })
  expect(await world.agree(kept.proposal_id)).toEqual({ ok: true })
  const monthOf = async (id: string): Promise<string | null> => {
    const classified = world.database
      .selectFrom('statement_explanation as explanation')
      .innerJoin('fund_line_part as part', 'part.explanation_id', 'explanation.id')
      .select('part.month')
      .where('explanation.statement_line_id', '=', Number(id) as Id<'bank_statement_line'>)
    return (await classified.executeTakeFirst())?.month ?? null
  }
  const beside = await appears()
  expect(await monthOf(beside)).toBeNull()
  await world.pass(31 * 24 * 60 * 60_000)
  const next = await appears()
  expect(await monthOf(next)).toBe(world.services.clock.now().toISOString().slice(0, 7))
  expect(await monthOf(beside)).toBeNull()
})
