import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idOf as idOfRow, type Id } from '../../src/domain/id.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { keptPaper } from '../support/appraisal-paper.ts'
import { registerBuilding } from '../support/linked-property.ts'
import { must } from '../support/must.ts'
import {
  bank,
  decided,
  idOf,
  of,
  off,
  on,
  openPlantWorld,
  own,
  stands,
  type Act,
  type Decided,
  type Line,
  type PlantWorld,
} from '../support/plants.ts'
import { contractSha256 } from '../support/record-purchase.ts'

// A fund's money becomes the operator's by its start only for a recorded deal: this fund's, this price, this contract, no more than somebody else found it to
// be worth, and two people.

const price = 500_000
const actor = 'operator:1'
const number = '9876543210987'
let plants: PlantWorld
let paper: string
let operators: [number, number]
/** Beta's purchase, as it has to be; without its contract; above what it is worth; appraised by the operator alone, by his group, too early, afterwards. Alpha's. */
let deals: Record<
  | 'good'
  | 'withoutContract'
  | 'tooDear'
  | 'mostlyTax'
  | 'taxedWhole'
  | 'ownWord'
  | 'groupsWord'
  | 'lastYears'
  | 'afterwards'
  | 'alphas'
  | 'strangers'
  | 'strangersTooDear',
  number
>

beforeAll(async () => {
  plants = await openPlantWorld()
  const { world, alpha, beta } = plants
  operators = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
  // As the register of before could have it: nobody compared whoever appraised.
  await ours('糸カンテイ株式会社', 'イトカンテイ')
  paper = await keptPaper(world.services)
  // Nor did it say what of a price was for the building.
  await rule(off('taxed_as_building', 'property_deal'))
  deals = {
    good: await deal(beta, 1, {}),
    withoutContract: await deal(beta, 2, { hasContract: false }),
    tooDear: await deal(beta, 3, { value: price - 1 }),
    mostlyTax: await deal(beta, 6, { withoutTax: 1_000, value: 1_000 }),
    taxedWhole: await deal(beta, 10, { withoutTax: 455_000, value: 455_000 }),
    ownWord: await deal(beta, 4, { method: 'own' }),
    groupsWord: await deal(beta, 7, { appraiser: '（株） 糸 カンテイ' }),
    lastYears: await deal(beta, 8, { appraisedOn: '2025-03-31' }),
    afterwards: await deal(beta, 9, { appraisedOn: '2026-04-02' }),
    alphas: await deal(alpha, 5, {}),
    strangers: await deal(beta, 11, { sellerId: await stranger() }),
    strangersTooDear: await deal(beta, 12, { sellerId: await stranger(), value: price - 1 }),
  }
  await rule(on('taxed_as_building', 'property_deal'))
})
afterAll(() => plants.close())

const rule = (change: string) => sql.raw(change).execute(plants.world.database)

async function deal(
  book: string,
  block: number,
  facts: {
    hasContract?: boolean
    value?: number
    withoutTax?: number
    method?: 'licensed' | 'own'
    appraiser?: string
    appraisedOn?: string
    sellerId?: Id<'party'>
  },
): Promise<number> {
  const { services } = plants.world
  const partId = await registerBuilding(services, actor, block)
  const { hasContract = true, value = price, withoutTax = price, method = 'licensed' } = facts
  const { appraiser = '東都不動産鑑定株式会社', appraisedOn = '2026-04-01', sellerId } = facts
  await plants.world.database
    .insertInto('property_appraisal')
    .values({
      part_id: partId,
      appraised_on: appraisedOn,
      appraiser,
      method,
      value,
      document: '評価書',
      paper_sha256: paper,
      recorded_at: new Date('2026-04-02T10:00:00+09:00'),
    })
    .execute()
  const { id } = await plants.world.database
    .insertInto('property_deal')
    .values({
      part_id: partId,
      kind: sellerId === undefined ? 'in_kind' : 'purchase',
      settled_on: '2026-04-01',
      seller_id: sellerId ?? (await party(null)),
      buyer_id: await party(idOf(book)),
      price: withoutTax,
      price_with_tax: price,
      price_reason: '評価額と同じ価格です。',
      basis: '不動産売買契約書',
      basis_sha256: hasContract ? contractSha256(String(block)) : null,
      recorded_at: new Date('2026-04-01T10:00:00+09:00'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const stranger = async () =>
  must(
    await addParty(plants.world.services, {
      name: '青葉地所株式会社',
      nameKana: 'アオバジシヨ',
      relation: 'third',
      corporateNumber: '',
      actor,
    }),
  ).partyId
const ours = async (name: string, kana: string) =>
  must(
    await addParty(plants.world.services, { name, nameKana: kana, relation: 'group', corporateNumber: number, actor }),
  )

async function party(fund: string | null): Promise<Id<'party'>> {
  const { id } = await plants.world.database
    .selectFrom('party')
    .select('id')
    .where('relation', '=', fund === null ? 'self' : 'fund')
    .$if(fund !== null, (query) => query.where('fund_id', '=', idOfRow<'fund'>(Number(fund))))
    .executeTakeFirstOrThrow()
  return id
}

const decision = (dealId: number, facts: Partial<Decided> = {}): string =>
  decided(operators, { id: 700 + dealId, kind: 'property_purchase', content: { dealId }, yen: price, ...facts })
/** What the two were asked has plants of its own, below. */
const agreed = (dealId: number, status: 'approved' | 'open' = 'approved'): Act => ({
  byOwner: `${off('asks_appraised_values', 'proposal')}; ${decision(dealId, { status })}`,
})

/** Entries that stand and fall together. */
const together = (...entries: { kind: string; key: string; lines: Line[] }[]): string =>
  entries
    .map(
      ({ kind, key, lines }) => `
        with entry as (
          insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
            values ('${kind}', '${key}', '-', '2026-04-02', '2026-11-10') returning id)
        insert into posting (entry_id, book, account_kind, account_ref, amount)
          select entry.id, line.* from entry, (values ${lines.map(([book, account, reference, amount]) => `('${book}', '${account}', '${reference}', ${amount}::bigint)`).join(', ')}) line`,
    )
    .join(';')

const begins = () => ({
  kind: 'operation_started',
  key: `operation-started:${idOf(plants.beta)}`,
  lines: [of(plants.beta, 'capital', plants.waiting, price), of(plants.beta, 'deployed', plants.waiting, -price)],
})
const buys = (key: string, yen = price) => ({
  kind: 'property_bought',
  key,
  lines: [of(plants.beta, 'property', '', yen), bank(plants.beta, -yen), bank('operator', yen), own(-yen)],
})
const startsWith = (dealId: number, yen = price): string =>
  together(begins(), buys(`property-bought:deal:${dealId}:start`, yen))

const asDealt = off('property_as_dealt')

describe('a fund starts', () => {
  it('with its purchase, to which two people have agreed', async () => {
    expect(await plants.plant([agreed(deals.good), startsWith(deals.good)])).toBe(stands)
  })

  it('with nothing, or before it has bought anything: refused', async () => {
    expect(await plants.plant([together(begins())])).toMatch(/starts without a purchase/)
    const later = together(buys(`property-bought:deal:${deals.good}:start`))
    expect(await plants.plant([agreed(deals.good), together(begins()), later])).toMatch(/starts without a purchase/)
    expect(await plants.plant([together(begins())], [off('start_buys')])).toBe(stands)
  })

  it('for its whole sum and no deal, as it could before: refused', async () => {
    const whole = together(begins(), buys(`property-bought:${idOf(plants.beta)}`))
    expect(await plants.plant([whole], [off('start_buys')])).toMatch(/does not buy or part with its property/)
    expect(await plants.plant([whole], [off('start_buys'), asDealt])).toBe(stands)
  })

  it.each([
    [
      'by a deal of another fund',
      () => agreed(deals.alphas),
      () => startsWith(deals.alphas),
      /has bought nothing by deal/,
    ],
    [
      'for a yen less than the deal says',
      () => agreed(deals.good),
      () => startsWith(deals.good, price - 1),
      /has another price/,
    ],
    ['by what two agreed to of another deal', () => agreed(deals.alphas), () => startsWith(deals.good), /two people/],
    ['by a deal that waits', () => agreed(deals.good, 'open'), () => startsWith(deals.good), /two people/],
    [
      'without the contract',
      () => agreed(deals.withoutContract),
      () => startsWith(deals.withoutContract),
      /not on file/,
    ],
    [
      'for a yen more than it is worth',
      () => agreed(deals.tooDear),
      () => startsWith(deals.tooDear),
      /to be worth its price/,
    ],
    [
      'for a tax beyond its rate',
      () => agreed(deals.mostlyTax),
      () => startsWith(deals.mostlyTax),
      /to be worth its price/,
    ],
    [
      'for what he alone finds it worth',
      () => agreed(deals.ownWord),
      () => startsWith(deals.ownWord),
      /to be worth its price/,
    ],
    [
      'for what a company of his group finds it worth, in another writing of its name',
      () => agreed(deals.groupsWord),
      () => startsWith(deals.groupsWord),
      /to be worth its price/,
    ],
    [
      'for what it was worth more than a year before',
      () => agreed(deals.lastYears),
      () => startsWith(deals.lastYears),
      /to be worth its price/,
    ],
    [
      'for what somebody finds it worth once it is bought',
      () => agreed(deals.afterwards),
      () => startsWith(deals.afterwards),
      /to be worth its price/,
    ],
  ])('%s: refused', async (_what, before, act, said) => {
    expect(await plants.plant([before(), act()])).toMatch(said)
    // Its tax has a rule of its own beside it.
    expect(await plants.plant([before(), act()], [asDealt, off('taxed_as_building')])).toBe(stands)
  })
})

describe('a fund starts with a purchase from a stranger', () => {
  const paid = (dealId: number): string =>
    together(
      begins(),
      {
        kind: 'outgoing_line',
        key: `outgoing:${dealId}`,
        lines: [
          of(plants.beta, 'advance_paid', '', price),
          bank(plants.beta, -price),
          bank('unassigned', price),
          of('unassigned', 'unexplained', '', -price),
        ],
      },
      {
        kind: 'property_bought',
        key: `property-bought:deal:${dealId}:start`,
        lines: [of(plants.beta, 'property', '', price), of(plants.beta, 'advance_paid', '', -price)],
      },
    )
  // The line of the bank that paid him has plants of its own.
  const withoutLine = [off('line_behind_entry')]
  const isOursSince: Act = {
    byOwner: `insert into party (relation, name, name_kana, recorded_at) values ('group', '青葉地所', 'アオバジシヨ', '2026-10-01')`,
  }

  it('for whatever they agreed on, but no more than it is worth once he is recorded as one of ours', async () => {
    const { strangers, strangersTooDear } = deals
    for (const dealId of [strangers, strangersTooDear])
      expect(await plants.plant([agreed(dealId), paid(dealId)], withoutLine)).toBe(stands)
    expect(await plants.plant([isOursSince, agreed(strangers), paid(strangers)], withoutLine)).toBe(stands)
    const tooDear = [isOursSince, agreed(strangersTooDear), paid(strangersTooDear)]
    expect(await plants.plant(tooDear, withoutLine)).toMatch(/to be worth its price/)
  })
})

describe('a fund buys what it was said to buy', () => {
  const published = (seller: string, by: string): string => `
    insert into fund_property (fund_id, part_id, share_numerator, share_denominator, seller_id, price, price_basis, price_reason, recorded_at)
    select ${idOf(plants.beta)}, part_id, share_numerator, share_denominator * ${by === 'share' ? 2 : 1},
      ${seller}, price - ${by === 'price' ? 1 : 0}, '-', '-', recorded_at
    from property_deal deal where id = ${deals.good}`
  const acts = (link: string) => [{ byOwner: link }, agreed(deals.good), startsWith(deals.good)]

  it('and the deal is that', async () => {
    expect(await plants.plant(acts(published('seller_id', '')))).toBe(stands)
  })

  it.each([
    [
      'from somebody else',
      () =>
        published(
          `(select id from party where id <> deal.seller_id and fund_id is distinct from ${idOf(plants.beta)} limit 1)`,
          '',
        ),
    ],
    ['for a yen more', () => published('seller_id', 'price')],
    ['more of it', () => published('seller_id', 'share')],
  ])('%s: refused', async (_what, link) => {
    expect(await plants.plant(acts(link()))).toMatch(/not what investors were told/)
    expect(await plants.plant(acts(link()), [off('purchase_as_told')])).toBe(stands)
  })

  it('and no other property, also where what was told was taken back: refused', async () => {
    const other = `
      insert into fund_property (fund_id, part_id, share_numerator, share_denominator, seller_id, price, price_basis, price_reason, recorded_at)
      select ${idOf(plants.beta)}, part_id, 1, 1, seller_id, price, '-', '-', recorded_at from property_deal where id = ${deals.alphas}`
    const backAgain = `
      ${published('seller_id', '')}; alter table fund_property disable trigger user;
      update fund_property set struck_by = (select max(id) from proposal) where fund_id = ${idOf(plants.beta)}; alter table fund_property enable trigger user`
    for (const before of [[{ byOwner: other }], [agreed(deals.alphas), { byOwner: backAgain }]]) {
      const all = [...before, agreed(deals.good), startsWith(deals.good)]
      expect(await plants.plant(all)).toMatch(/not what investors were told/)
      expect(await plants.plant(all, [off('purchase_as_told')])).toBe(stands)
    }
  })
})

describe('one fund’s money becomes another’s', () => {
  const sold = (dealId: string) => ({
    kind: 'sold_to_fund',
    key: `sold-to-fund:${dealId}`,
    lines: [
      bank(plants.alpha, price),
      of(plants.alpha, 'sale_proceeds', '', -price),
      of(plants.beta, 'property', '', price),
      bank(plants.beta, -price),
    ],
  })
  /** Alpha sells Beta what it bought; the property is not in its book, and Beta has not started: those rules have plants of their own. */
  const elsewhere = ['sold_as_dealt', 'wall', 'property_as_dealt', 'purchase_as_told', 'cash_between_books']
  it.each<[what: string, said: RegExp, facts: { value: number; basis: string; decided: 'approved' | 'open' }]>([
    [
      'for a yen more than it is worth',
      /to be worth its price/,
      { value: price - 1, basis: 'file', decided: 'approved' },
    ],
    ['without the contract', /not on file/, { value: price, basis: '', decided: 'approved' }],
    ['by one person', /two people have not agreed/, { value: price, basis: 'file', decided: 'open' }],
  ])('%s: refused', async (_what, said, { value, basis, decided: status }) => {
    const facts = `
      insert into property_appraisal (part_id, appraised_on, appraiser, method, value, document, paper_sha256, recorded_at)
        select part_id, '2026-04-02', '東都不動産鑑定株式会社', 'licensed', ${value}, '評価書', '${paper}', '2026-04-02' from property_deal where id = ${deals.alphas};
      insert into property_deal (id, part_id, kind, settled_on, seller_id, buyer_id, price, price_with_tax, price_reason, basis, basis_sha256, recorded_at) overriding system value
        select 7001, part_id, 'between_funds', '2026-04-02', buyer_id, (select id from party where fund_id = ${idOf(plants.beta)}), price, price, '-', '-',
          ${basis === '' ? 'null' : 'basis_sha256'}, '2026-04-02' from property_deal where id = ${deals.alphas}`
    const decided = decision(0, { id: 7_002, kind: 'property_handover', content: { dealId: 7001 }, status })
    const unasked = { byOwner: off('asks_appraised_values', 'proposal') }
    const acts = [{ byOwner: facts }, unasked, decided, sold('7001')]
    const without = elsewhere.map((rule) => off(rule))
    expect(await plants.plant(acts, without)).toMatch(said)
    expect(await plants.plant(acts, [...without, off('worth_between_funds')])).toBe(stands)
  })
})

describe('one of ours has a fund’s property for no less than a stranger found it to be worth', () => {
  const side = { self: `relation = 'self'`, fund: '', group: `relation = 'group'` }
  const entries = {
    self: { kind: 'sold_to_operator', key: 'sold-to-operator:7003' },
    fund: { kind: 'sold_to_fund', key: 'sold-to-fund:7003' },
    group: { kind: 'property_handed_over', key: 'property-handed-over:7003' },
  }
  /** What else is asked of a sale has plants of its own, here and in "dividends-from-other-money". */
  const elsewhere = [
    'sold_as_dealt',
    'property_is_paid',
    'wall',
    'property_as_dealt',
    'purchase_as_told',
    'worth_between_funds',
    'cash_between_books',
    'property_is_there',
  ]
  const acts = (to: keyof typeof side, value: number | null): Act[] => {
    const { alpha, beta } = plants
    const buyer = to === 'fund' ? `fund_id = ${idOf(beta)}` : side[to]
    const worth = `
      insert into property_appraisal (part_id, appraised_on, appraiser, method, value, document, paper_sha256, recorded_at)
        select part_id, '2026-04-02', '東都不動産鑑定株式会社', 'licensed', ${value}, '評価書', '${paper}', '2026-04-02' from property_deal where id = ${deals.alphas};`
    const facts = `
      update property_appraisal set struck_by = 1 where part_id = (select part_id from property_deal where id = ${deals.alphas});
      ${value === null ? '' : worth}
      insert into property_deal (id, part_id, kind, settled_on, seller_id, buyer_id, price, price_with_tax, price_reason, basis, basis_sha256, recorded_at) overriding system value
        select 7003, part_id, 'sale', '2026-04-02', buyer_id, (select min(id) from party where ${buyer}), price, price, '-', '-', basis_sha256, '2026-04-02'
        from property_deal where id = ${deals.alphas}`
    const lines: Line[] =
      to === 'group'
        ? [of(alpha, 'sale_cost', '', price), of(alpha, 'property', '', -price)]
        : to === 'self'
          ? [bank(alpha, price), of(alpha, 'sale_proceeds', '', -price), own(price), bank('operator', -price)]
          : [
              bank(alpha, price),
              of(alpha, 'sale_proceeds', '', -price),
              of(beta, 'property', '', price),
              bank(beta, -price),
            ]
    return [
      {
        byOwner: `set local session_replication_role = replica; ${facts}; set local session_replication_role = origin`,
      },
      { ...entries[to], lines },
    ]
  }

  it.each(['self', 'fund', 'group'] as const)('by %s', async (to) => {
    const without = elsewhere.map((rule) => off(rule))
    for (const value of [price + 1, null]) {
      expect(await plants.plant(acts(to, value), without)).toMatch(/for less than somebody else found it to be worth/)
      expect(await plants.plant(acts(to, value), [...without, off('sold_as_appraised')])).toBe(stands)
    }
    expect(await plants.plant(acts(to, price), without)).toBe(stands)
  })
})

describe('one of ours is no stranger', () => {
  const stranger = (name: string, corporateNumber: string | null, kana = 'ベツノナマエ'): string => `
    insert into party (relation, name, name_kana, corporate_number, recorded_at)
    values ('third', '${name}', '${kana}', ${corporateNumber === null ? 'null' : `'${corporateNumber}'`}, '2026-04-03')`

  it('and whoever is a stranger stands there as one', async () => {
    expect(await plants.plant([stranger('東都カンテイ株式会社', '1111111111111', 'トウトカンテイ')])).toBe(stands)
  })

  it.each([
    ['under his own name', () => stranger('糸カンテイ株式会社', null)],
    ['in another writing', () => stranger('（株）糸かんてい', null)],
    ['in old forms of its letters', () => stranger('絲カンテイ株式會社', null)],
    ['by how banks write him', () => stranger('別の会社', null, 'ｲﾄｶﾝﾃｲ')],
    ['by the number of the company', () => stranger('新しい名の会社', number)],
  ])('written down %s: refused', async (_what, act) => {
    expect(await plants.plant([act()])).toMatch(/is one of ours/)
    expect(await plants.plant([act()], [off('party_is_stranger', 'party')])).toBe(stands)
  })

  it.each([
    ['sell', 'seller_id, buyer_id', 'purchase'],
    ['buy', 'buyer_id, seller_id', 'sale'],
  ])('nor does he %s as the stranger that he was before: refused', async (_what, sides, kind) => {
    const before = stranger('あとの役員', null)
    const becomes = `insert into party (relation, name, name_kana, recorded_at) values ('officer', 'あとの役員', 'アトノ ヤクイン', '2026-04-04')`
    const of = deals.tooDear
    // To be bought the part has to be free again; to be sold the fund has it.
    const freed = `alter table property_deal disable trigger only_struck; update property_deal set struck_by = (select max(id) from proposal) where id = ${of}`
    const acts = kind === 'purchase' ? [agreed(of), { byOwner: freed }, before] : [before]
    const dealt = `
      insert into property_deal (part_id, kind, settled_on, ${sides}, price, price_with_tax, price_reason, basis, basis_sha256, recorded_at)
      select part_id, '${kind}', '2026-04-05', (select max(id) from party where name = 'あとの役員' and relation = 'third'), buyer_id, 1, 1, '-', '-', basis_sha256, '2026-04-05'
      from property_deal where id = ${of}`
    expect(await plants.plant([...acts, dealt])).toBe(stands)
    expect(await plants.plant([...acts, becomes, dealt])).toMatch(/a side of it is one of ours/)
    expect(await plants.plant([...acts, becomes, dealt], [off('sides_are_strangers', 'property_deal')])).toBe(stands)
  })
})

describe('who agrees to a deal with one of ours is asked for the appraised value', () => {
  const asked = (name: string, expected: string) => [{ name, label: '評価額', type: 'yen', expected }]
  const good = (): string => `appraisal_${deals.good}`
  const ofStart = (): Partial<Decided> => ({
    kind: 'fund.operation_days',
    content: { fundId: Number(idOf(plants.beta)), deals: [deals.good] },
  })
  it.each<[string, () => Partial<Decided>]>([
    ['not at all', () => ({})],
    ['for that of another deal', () => ({ questions: asked(`appraisal_${deals.alphas}`, String(price)) })],
    ['for another value', () => ({ questions: asked(good(), String(price + 1)) })],
    ['not at all, with a start that names the deal', ofStart],
  ])('%s: refused', async (_what, facts) => {
    const act = decision(deals.good, facts())
    expect(await plants.plant([act])).toMatch(/nobody is asked for the appraised value/)
    expect(await plants.plant([act], [off('asks_appraised_values', 'proposal')])).toBe(stands)
  })

  it('and is asked for it', async () => {
    const questions = asked(good(), String(price))
    expect(await plants.plant([decision(deals.good, { questions })])).toBe(stands)
    expect(await plants.plant([decision(deals.good, { ...ofStart(), questions })])).toBe(stands)
  })
})

describe('a price is taxed for the building alone', () => {
  /** At 1,100,000 yen with tax, 1,000,000 without. */
  const dealt = (building: string, kind = 'building'): Act[] => [
    agreed(deals.good),
    {
      byOwner: `set local session_replication_role = replica;
        update property set kind = '${kind}' where id = (select property_id from property_part join property_deal deal on deal.part_id = property_part.id where deal.id = ${deals.good});
        update property_deal set struck_by = (select max(id) from proposal) where id = ${deals.good};
        set local session_replication_role = origin`,
    },
    `insert into property_deal (part_id, kind, settled_on, seller_id, buyer_id, price, price_with_tax, building_price, price_reason, basis, basis_sha256, recorded_at)
      select part_id, 'in_kind', '2026-04-05', seller_id, buyer_id, 1000000, 1100000, ${building}, '-', '-', basis_sha256, '2026-04-05'
      from property_deal where id = ${deals.good}`,
  ]

  it.each([
    ['land', () => dealt('1000000', 'land')],
    ['a price that says nothing of its building', () => dealt('null')],
    ['a building for which a yen less is paid', () => dealt('999999')],
  ])('%s: refused', async (_what, acts) => {
    expect(await plants.plant(acts())).toMatch(/more than a tenth of what it says is for the building/)
    expect(await plants.plant(acts(), [off('taxed_as_building', 'property_deal')])).toBe(stands)
  })

  it('a building that is the whole price is taxed by its tenth', async () => {
    expect(await plants.plant(dealt('1000000'))).toBe(stands)
  })

  it('nor is a deal of before booked that says nothing of its building', async () => {
    const acts = [agreed(deals.taxedWhole), startsWith(deals.taxedWhole)]
    expect(await plants.plant(acts)).toMatch(/more than a tenth of what it says is for the building/)
    expect(await plants.plant(acts, [off('taxed_as_building')])).toBe(stands)
  })
})

describe('an appraisal by a stranger', () => {
  const appraised = (facts: string, method = 'licensed'): string => `
    insert into property_appraisal (part_id, appraised_on, appraiser, method, value, document, paper_sha256, recorded_at)
    select part_id, '2026-04-02', '東都不動産鑑定株式会社', '${method}', 1, '評価書', ${facts}, '2026-04-02' from property_deal where id = ${deals.good}`

  it('stands with its paper, and one of our own without', async () => {
    expect(await plants.plant([appraised(`'${paper}'`)])).toBe(stands)
    expect(await plants.plant([appraised('null', 'own')])).toBe(stands)
  })

  it('without its paper: refused', async () => {
    expect(await plants.plant([appraised('null')])).toMatch(/its paper is not on file/)
    expect(await plants.plant([appraised('null')], [off('has_paper', 'property_appraisal')])).toBe(stands)
  })

  it('with a file that is no paper of an appraisal: refused', async () => {
    expect(await plants.plant([appraised(`repeat('1', 64)`)])).toMatch(/property_appraisal_paper_sha256_fkey/)
  })
})
