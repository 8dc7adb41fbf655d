import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { japanDate } from '../../../src/domain/calendar.ts'
import { fundOccupancy } from '../../../src/domain/funds/fund-occupancy.ts'
import { expectedRents } from '../../../src/domain/funds/expected-rent.ts'
import { propertyRegisters } from '../../../src/features/back-office/inspection/property-registers.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { createFund } from '../../../src/features/funds/fund/create-fund.ts'
import { addParty } from '../../../src/features/funds/property/add-party.ts'
import { addPart } from '../../../src/features/funds/property/add-part.ts'
import { proposeDistinctProperty } from '../../../src/features/funds/property/distinct-property.ts'
import { endLease } from '../../../src/features/funds/property/end-lease.ts'
import { linkFundProperty } from '../../../src/features/funds/property/link-fund-property.ts'
import { loadFundProperties } from '../../../src/features/funds/property/load-fund-properties.ts'
import { loadHoldings } from '../../../src/features/funds/property/load-holdings.ts'
import { loadLineages } from '../../../src/features/funds/property/load-lineage.ts'
import { loadParties } from '../../../src/features/funds/property/load-parties.ts'
import type { PartFacts, PropertyFacts } from '../../../src/domain/records/property.ts'
import { listPartiesWithoutKana } from '../../../src/features/funds/property/list-parties-without-kana.ts'
import { listFundsWithoutProperty } from '../../../src/features/funds/property/list-funds-without-property.ts'
import { proposeFundLink } from '../../../src/features/funds/property/propose-fund-link.ts'
import { recordAppraisal } from '../../../src/features/funds/property/record-appraisal.ts'
import type { DealFacts } from '../../../src/domain/records/property-records.ts'
import { recordDeal } from '../../../src/features/funds/property/record-deal.ts'
import { recordLease } from '../../../src/features/funds/property/record-lease.ts'
import { registerProperty } from '../../../src/features/funds/property/register-property.ts'
import { proposePropertyStrike } from '../../../src/features/funds/property/struck-record.ts'
import { approveProposal } from '../../../src/features/people/approval/approve-proposal.ts'
import { listProposals } from '../../../src/features/people/approval/list-proposals.ts'
import { askApi } from '../support/ask-api.ts'
import type { FundDraft } from '../../../src/domain/funds/fund-draft.ts'
import type { Id } from '../../../src/domain/id.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { insertMember } from '../../support/deposit-rows.ts'
import { recordCompany } from '../../support/record-company.ts'
import { kanaOfParty } from '../../support/kana-of-party.ts'
import { keptPaper } from '../../support/appraisal-paper.ts'
import { must } from '../../support/must.ts'
import { insertPartyWithoutKana } from '../../support/party-without-kana.ts'
import { createFundWorld, exampleDraft, type FundWorld } from '../support/fund-world.ts'

// One property over all funds that held it: recognised, dealt in, struck, and its lineage.

let world: FundWorld
let maker: Viewer
let checker: Viewer
let self: Id<'party'>
let seller: Id<'party'>
beforeEach(async () => {
  world = await createFundWorld()
  world.moveTo('2026-03-20T12:00:00+09:00')
  const { database, machineClock } = world.services
  const fresh = { authenticatedAt: machineClock.now() }
  maker = { ...(await insertMember(database, 901, { role: 'admin', familyName: '中村' })), ...fresh }
  checker = { ...(await insertMember(database, 902, { role: 'admin', familyName: '大野' })), ...fresh }
  self = await partyOf('self')
  const name = '代田商事株式会社'
  seller = must(
    await act((actor) =>
      addParty(world.services, { name, nameKana: kanaOfParty(name), relation: 'third', corporateNumber: '', actor }),
    ),
  ).partyId
})
afterEach(async () => world.end())

const act = <T>(work: (actor: string) => T): T => {
  const actor = `operator:${maker.memberId}` as const
  return actAsOperator(actor, () => work(actor))
}

async function partyOf(relation: 'self' | 'fund', fundId: Id<'fund'> | null = null): Promise<Id<'party'>> {
  const found = (await loadParties(world.services.database)).find(
    (party) => party.relation === relation && party.fund_id === fundId,
  )
  if (!found) throw new Error(`no party is ${relation}`)
  return found.id
}

const room: PartFacts = {
  name: '302号室',
  houseNumber: '三丁目12番5の302',
  registryNumber: '',
  areaCenti: 2480,
  ownership: 'freehold',
}
const building: PropertyFacts = {
  kind: 'unit',
  address: '東京都世田谷区代田三丁目12番5号',
  buildingName: 'サンハイツ代田',
  lotNumber: '',
  builtIn: '2009-09',
  part: room,
}

const register = (facts: Partial<PropertyFacts> = {}) =>
  act((actor) => registerProperty(world.services, { facts: { ...building, ...facts }, actor }))

const deal = (input: Pick<DealFacts, 'partId' | 'settledOn' | 'sellerId' | 'buyerId' | 'price'> & Partial<DealFacts>) =>
  act((actor) =>
    recordDeal(world.services, {
      shareNumerator: 1,
      shareDenominator: 1,
      priceWithTax: input.price,
      priceReason: '鑑定評価額にもとづきます。',
      basis: '売買契約書',
      basisSha256: null,
      actor,
      ...input,
    }),
  )

const linkOf = (fundId: Id<'fund'>, partId: Id<'property_part'>) => ({
  fundId,
  partId,
  shareNumerator: 1,
  shareDenominator: 1,
  sellerId: seller,
  price: 8_700_000,
  priceBasis: '売買契約書にもとづきます。',
  priceReason: '',
})

async function approveOpen() {
  const [proposal] = await listProposals(world.services.database, { status: 'open' })
  if (!proposal) throw new Error('nothing is open')
  return actAsOperator(`operator:${checker.memberId}`, () =>
    approveProposal(world.services, checker, { proposalId: proposal.id, seenHash: proposal.effect_hash, answers: [] }),
  )
}

describe('a property', () => {
  it('is recognised however its address is written, by its lot and by its number in the register', async () => {
    const { propertyId } = must(
      await register({ lotNumber: '三丁目123番4', part: { ...room, registryNumber: '0123456789012' } }),
    )
    const other = { address: '東京都世田谷区代田三丁目99番1号', part: { ...room, name: '101号室' } }
    expect(await register({ address: '世田谷区代田3-12-5' })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`物件${propertyId}`),
    })
    expect(await register({ ...other, lotNumber: '世田谷区代田3-123-4' })).toMatchObject({ code: 'CONFLICT' })
    expect(
      await register({ ...other, part: { ...other.part, registryNumber: '０１２３４５６７８９０１２' } }),
    ).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await register(other)).toMatchObject({ ok: true })
    expect(await register({ address: '東京都世田谷区代田三丁目' })).toMatchObject({
      fields: { address: '番地まで入力してください' },
    })
  })

  it('that stands where another one stands is registered by two people, with a reason', async () => {
    must(await register())
    const facts: PropertyFacts = { ...building, kind: 'land', address: '世田谷区代田3-12-5', buildingName: '' }
    const propose = (reason: string) =>
      actAsOperator(`operator:${maker.memberId}`, () =>
        proposeDistinctProperty(world.services, maker, { facts, reason }),
      )
    expect(await propose(' ')).toMatchObject({ fields: { reason: '必須です' } })
    must(await propose('同じ住居表示の、隣の土地です。'))
    must(await approveOpen())
    const said = await world.services.database.selectFrom('property_distinct').selectAll().execute()
    expect(said).toMatchObject([{ property_id: 2, other_id: 1, reason: '同じ住居表示の、隣の土地です。' }])
  })

  it('cannot be written beside another one past the use case', async () => {
    must(await register())
    const copy = sql`insert into property (kind, address, address_key, recorded_at) select kind, address, address_key, recorded_at from property`
    await expect(copy.execute(world.services.database)).rejects.toThrow('stands where another one stands')
  })

  it('has further units, each of its own name, and land has none', async () => {
    const { propertyId } = must(await register())
    const add = (part: Partial<PartFacts>, id = propertyId) =>
      act((actor) => addPart(world.services, { propertyId: id, part: { ...room, ...part }, actor }))
    expect(await add({})).toMatchObject({ code: 'CONFLICT' })
    expect(await add({ name: '303号室' })).toMatchObject({ ok: true })
    expect(await add({ name: '304号室', registryNumber: '12' })).toMatchObject({
      fields: { registry_number: '13桁の数字で入力してください' },
    })
    const land = must(await register({ kind: 'land', address: '長野県茅野市玉川123番地' }))
    expect(await add({ name: '一部' }, land.propertyId)).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('deals', () => {
  it('are taxed for their building alone, and land for nothing', async () => {
    const { partId } = must(await register())
    const land = must(await register({ kind: 'land', address: '長野県茅野市玉川123番地' }))
    const taxed = (facts: Partial<DealFacts>) =>
      deal({
        partId,
        settledOn: '2023-10-01',
        sellerId: seller,
        buyerId: self,
        price: 30_000_000,
        priceWithTax: 31_000_000,
        ...facts,
      })
    expect(await taxed({ partId: land.partId, buildingPrice: 30_000_000 })).toMatchObject({
      fields: { price_with_tax: '土地の売買に消費税はかかりません' },
    })
    expect(await taxed({})).toMatchObject({ fields: { building_price: '必須です' } })
    expect(await taxed({ buildingPrice: 9_999_999 })).toMatchObject({
      fields: { price_with_tax: expect.stringContaining('建物の価格の消費税') },
    })
    expect(await taxed({ buildingPrice: 30_000_001 })).toMatchObject({
      fields: { building_price: '税抜の価格までの金額を入力してください' },
    })
    expect(await taxed({ buildingPrice: 10_000_000 })).toMatchObject({ ok: true })
  })

  it('tell through whose hands a part went, at which prices, and how each fund parted with it', async () => {
    const { partId } = must(await register())
    const first = await world.fund()
    const second = await world.fund()
    const [one, two] = [await partyOf('fund', first), await partyOf('fund', second)]
    must(await deal({ partId, settledOn: '2023-10-01', sellerId: seller, buyerId: self, price: 30_000_000 }))
    must(await deal({ partId, settledOn: '2024-03-01', sellerId: self, buyerId: one, price: 38_000_000 }))
    must(await deal({ partId, settledOn: '2025-02-01', sellerId: one, buyerId: two, price: 45_000_000 }))
    const steps = (await loadLineages(world.services.database, [partId])).get(partId)
    expect(steps).toEqual([
      {
        fundId: first,
        fundName: expect.any(String) as string,
        plannedRateBp: 820,
        plannedMonths: 6,
        rateBp: null,
        rateAfterLossBp: null,
        heldFrom: '2024-03-01',
        heldUntil: '2025-02-01',
        acquiredFor: 38_000_000,
        soldFor: 45_000_000,
        own: { price: 30_000_000, on: '2023-10-01' },
        sellerRelation: 'self',
        isSellerOurs: false,
        exitKind: 'next_fund',
        exitProof: 'one_person',
        nextFund: { id: second, name: expect.any(String) as string },
      },
      {
        fundId: second,
        fundName: expect.any(String) as string,
        plannedRateBp: 820,
        plannedMonths: 6,
        rateBp: null,
        rateAfterLossBp: null,
        heldFrom: '2025-02-01',
        heldUntil: null,
        acquiredFor: 45_000_000,
        soldFor: null,
        own: null,
        sellerRelation: 'fund',
        isSellerOurs: false,
        exitKind: 'none_yet',
        exitProof: null,
        nextFund: null,
      },
    ])
  })

  it('call it the next fund as soon as the operator brings in what it bought from one, and name no draft', async () => {
    const { database } = world.services
    const { partId } = must(await register())
    const [first, second] = [await world.fund(), await world.fund()]
    const draft = must(await act((actor) => createFund(world.services, { draft: exampleDraft, actor }))).fundId
    const [one, two, unseen] = [
      await partyOf('fund', first),
      await partyOf('fund', second),
      await partyOf('fund', draft),
    ]
    const exits = async () =>
      (await loadLineages(database, [partId])).get(partId)?.map(({ exitKind, nextFund }) => [exitKind, nextFund?.id])
    must(await deal({ partId, settledOn: '2024-03-01', sellerId: seller, buyerId: one, price: 38_000_000 }))
    must(await deal({ partId, settledOn: '2025-02-01', sellerId: one, buyerId: self, price: 40_000_000 }))
    expect(await exits()).toEqual([['own_purchase', undefined]])
    must(await deal({ partId, settledOn: '2025-02-07', sellerId: self, buyerId: two, price: 45_000_000 }))
    expect(await exits()).toEqual([
      ['next_fund', second],
      ['none_yet', undefined],
    ])
    must(await deal({ partId, settledOn: '2026-02-07', sellerId: two, buyerId: unseen, price: 45_000_000 }))
    expect(await exits()).toEqual([
      ['next_fund', second],
      ['next_fund', undefined],
    ])
    const registers = propertyRegisters().map(({ query }) => query.execute(database))
    const [deals, stays, leases] = await Promise.all(registers)
    expect([deals?.rows.length, stays?.rows.length, leases?.rows.length]).toEqual([4, 3, 0])
    expect(stays?.rows[1]).toMatchObject({ '差額（円）': 5_000_000, 当社の保有日数: 6 })
  })

  it('and leases say how much of what a fund holds is let', async () => {
    const { partId } = must(await register())
    const fundId = await world.fund()
    const held = async () => (await loadHoldings(world.services.database, [fundId])).get(fundId) ?? []
    const occupancy = async () =>
      fundOccupancy(await held(), {
        autoRenewal: false,
        today: japanDate('2026-03-20'),
      })
    expect(await occupancy()).toBeNull()
    const own = await partyOf('fund', fundId)
    must(await deal({ partId, settledOn: '2026-03-01', sellerId: seller, buyerId: own, price: 8_000_000 }))
    // Nobody has recorded a lease: nothing is told of it.
    expect(await occupancy()).toBeNull()
    const lease = { partId, tenantId: seller, rent: 80_000, commonFee: 0, deposit: 0, endsOn: '', isSublease: false }
    await act((actor) =>
      recordLease(world.services, { ...lease, beginsOn: '2026-03-06', rentDue: 'same_month', actor }),
    )
    expect(await occupancy()).toEqual({
      on: '2026-03-20',
      parts: 1,
      let: 1,
      permille: 1000,
      periods: [{ from: '2026-03-01', until: '2026-03-20', permille: 750 }],
    })
    must(await deal({ partId, settledOn: '2026-03-11', sellerId: own, buyerId: self, price: 8_000_000 }))
    expect(await occupancy()).toMatchObject({
      on: '2026-03-10',
      let: 1,
      periods: [{ until: '2026-03-10', permille: 500 }],
    })
    const [part] = await held()
    expect(expectedRents(part?.leases ?? [], japanDate('2026-03-01'))).toMatchObject([
      { days: 26, amount: 67_096, dueOn: '2026-03-31' },
    ])
  })

  it('never put a part into two funds on one day, into more than its whole, or out of hands that do not hold it', async () => {
    const { partId } = must(await register())
    const one = await partyOf('fund', await world.fund())
    const two = await partyOf('fund', await world.fund())
    const half = { shareNumerator: 1, shareDenominator: 2 }
    const buy = { partId, sellerId: seller, price: 1_000_000 }
    must(await deal({ ...buy, settledOn: '2024-03-01', buyerId: one, ...half }))
    expect(await deal({ ...buy, settledOn: '2024-03-02', buyerId: two, ...half })).toMatchObject({ code: 'CONFLICT' })
    must(await deal({ ...buy, settledOn: '2024-03-02', buyerId: one, ...half }))
    expect(await deal({ ...buy, settledOn: '2024-03-03', buyerId: one, ...half })).toMatchObject({ code: 'CONFLICT' })
    expect(await deal({ partId, price: 1, settledOn: '2024-02-01', sellerId: one, buyerId: seller })).toMatchObject({
      code: 'CONFLICT',
    })
    must(await deal({ partId, price: 2_000_000, settledOn: '2024-06-01', sellerId: one, buyerId: seller }))
    must(await deal({ ...buy, settledOn: '2024-06-01', buyerId: two }))
  })

  it.each(['third', 'officer', 'group'] as const)(
    'name a %s as banks do, so that a payment of theirs is known',
    async (relation) => {
      const add = (nameKana: string) =>
        act((actor) => addParty(world.services, { name: '田代 純', nameKana, relation, corporateNumber: '', actor }))
      for (const nameKana of ['', ' ', '・', '田代 純', 'カブシキガイシヤ']) {
        expect(await add(nameKana)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { name_kana: expect.any(String) } })
      }
      expect(await add('ﾀｼﾛ ｼﾞﾕﾝ')).toMatchObject({ ok: true })
    },
  )

  it.each([
    ['the company itself', { name: '（株） 糸ファンディング' }],
    ['one of its officers, as banks write him', { name: '一条事務所', nameKana: 'ｲﾁｼﾞﾖｳ ｲﾄｺ' }],
    ['a company of its group, by its number', { name: '新社名株式会社', corporateNumber: '5555555555555' }],
    ['a company of its group, by its name', { name: '糸 設備（株）' }],
  ])('never write down %s as a stranger, nor take its word for one', async (_who, { name, ...known }) => {
    await recordCompany({ services: world.services, maker, checker })
    const group = {
      name: '糸設備株式会社',
      nameKana: 'イトセツビ',
      relation: 'group',
      corporateNumber: '5555555555555',
    } as const
    await act((actor) => addParty(world.services, { ...group, actor }))
    const stranger = { name, nameKana: 'ベツノナマエ', corporateNumber: '', ...known }
    expect(await act((actor) => addParty(world.services, { ...stranger, relation: 'third', actor }))).toMatchObject({
      fields: { relation: expect.stringContaining('第三者としては登録できません') },
    })
    const { partId } = must(await register())
    const paperSha256 = await keptPaper(world.services)
    const appraise = (method: 'licensed' | 'own') =>
      act((actor) =>
        recordAppraisal(world.services, {
          partId,
          appraisedOn: '2026-02-01',
          appraiser: name,
          method,
          value: 1,
          document: '-',
          paperSha256,
          actor,
        }),
      )
    // A number is no name, and another name than its own is not known.
    if ('corporateNumber' in known || 'nameKana' in known) return
    expect(await appraise('licensed')).toMatchObject({ fields: { appraiser: expect.stringContaining('当社の評価') } })
    expect(await appraise('own')).toMatchObject({ ok: true })
  })

  it.each(['渡辺一郎', '不動産鑑定士　渡邉 一郎', '渡邊一郎不動産鑑定事務所'])(
    'take no officer’s word for a stranger’s, signed as %s',
    async (appraiser) => {
      const officer = {
        name: '渡邊 一郎',
        nameKana: 'ワタナベ イチロウ',
        relation: 'officer',
        corporateNumber: '',
      } as const
      await act((actor) => addParty(world.services, { ...officer, actor }))
      const { partId } = must(await register())
      const paperSha256 = await keptPaper(world.services)
      const facts = {
        partId,
        appraisedOn: '2026-02-01',
        method: 'licensed',
        value: 1,
        document: '-',
        paperSha256,
      } as const
      const by = (name: string) => act((actor) => recordAppraisal(world.services, { ...facts, appraiser: name, actor }))
      expect(await by(appraiser)).toMatchObject({ fields: { appraiser: expect.stringContaining('当社の評価') } })
      expect(await by('渡部一郎不動産鑑定事務所')).toMatchObject({ ok: true })
    },
  )

  it('take the name in kana of a company that was written down without it, once', async () => {
    const add = (nameKana: string, name = '糸清掃株式会社') =>
      act((actor) =>
        addParty(world.services, {
          name,
          nameKana,
          relation: 'third',
          corporateNumber: '3210987654321',
          actor,
        }),
      )
    const { database } = world.services
    const party = { name: '糸清掃株式会社', corporateNumber: '3210987654321' }
    const partyId = await insertPartyWithoutKana(database, party)
    expect(await listPartiesWithoutKana(database)).toMatchObject([{ id: partyId, name: '糸清掃株式会社' }])
    expect(await add('')).toMatchObject({ fields: { name_kana: expect.any(String) } })
    expect(await add('ベツノカイシヤ', '別の会社株式会社')).toMatchObject({ code: 'CONFLICT' })
    expect(must(await add('イトセイソウ'))).toEqual({ partyId })
    expect(await add('イトクリーン')).toMatchObject({ code: 'CONFLICT' })
    expect(await listPartiesWithoutKana(database)).toEqual([])
    const named = database.selectFrom('party').select(['name', 'name_kana']).where('id', '=', partyId)
    expect(await named.executeTakeFirst()).toEqual({ name: '糸清掃株式会社', name_kana: 'イトセイソウ' })
  })

  it('between related parties need a reason for the price, and stand between somebody and us', async () => {
    const { partId } = must(await register())
    const group = must(
      await act((actor) =>
        addParty(world.services, {
          name: '糸管理株式会社',
          nameKana: 'イトカンリ',
          relation: 'group',
          corporateNumber: '1234567890123',
          actor,
        }),
      ),
    ).partyId
    const bought = { partId, settledOn: '2024-03-01', sellerId: group, buyerId: self, price: 1 }
    expect(await deal({ ...bought, priceReason: '' })).toMatchObject({ fields: { price_reason: '必須です' } })
    expect(await deal({ ...bought, sellerId: seller, buyerId: group })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await deal({ ...bought, settledOn: '2026-03-21' })).toMatchObject({
      fields: { settled_on: '今日までの日を入力してください' },
    })
    expect(await deal(bought)).toMatchObject({ ok: true })
  })

  it('that were recorded wrongly are struck by two people, the newest first, and never changed', async () => {
    const { partId } = must(await register())
    const { database } = world.services
    const { dealId } = must(
      await deal({ partId, settledOn: '2023-10-01', sellerId: seller, buyerId: self, price: 30_000_000 }),
    )
    const sold = must(await deal({ partId, settledOn: '2023-11-01', sellerId: self, buyerId: seller, price: 1 }))
    const proposeStrike = (id: number, reason = '金額の誤りです。') =>
      actAsOperator(`operator:${maker.memberId}`, () =>
        proposePropertyStrike(world.services, maker, { what: 'deal', id, reason }),
      )
    expect(await proposeStrike(dealId)).toMatchObject({ code: 'CONFLICT' })
    must(await proposeStrike(sold.dealId))
    must(await approveOpen())
    must(await proposeStrike(dealId))
    must(await approveOpen())
    expect(await database.selectFrom('standing_property_deal').selectAll().execute()).toEqual([])
    expect(await database.selectFrom('property_deal').select('id').execute()).toHaveLength(2)
    await expect(database.updateTable('property_deal').set({ price: 2 }).execute()).rejects.toThrow('is not changed')
    await expect(database.deleteFrom('property_deal').execute()).rejects.toThrow()
  })
})

describe('what is recorded of a part', () => {
  it('an appraisal, a lease and its end, and the fund that is about it', async () => {
    const { partId } = must(await register())
    const fundId = must(
      await createFund(world.services, { draft: { ...exampleDraft, name: '第13号　代田' }, actor: 'operator:901' }),
    ).fundId
    const appraise = (paperSha256: string | null) =>
      act((actor) =>
        recordAppraisal(world.services, {
          partId,
          appraisedOn: '2026-02-01',
          appraiser: '東都不動産鑑定株式会社',
          method: 'licensed',
          value: 9_000_000,
          document: '鑑定評価書 第26-014号',
          paperSha256,
          actor,
        }),
      )
    expect(await appraise(null)).toMatchObject({ fields: { paper_sha256: '評価書のPDFを選択してください' } })
    // Another file of the store is no paper of an appraisal.
    const contract = await world.services.files.put(Buffer.from('%PDF-1.4 契約書'))
    expect(await appraise(contract)).toMatchObject({ fields: { paper_sha256: '評価書のPDFを選び直してください' } })
    must(await appraise(await keptPaper(world.services)))
    const { leaseId } = must(
      await act((actor) =>
        recordLease(world.services, {
          partId,
          tenantId: seller,
          rent: 80_000,
          commonFee: 5_000,
          deposit: 80_000,
          beginsOn: '2026-01-01',
          endsOn: '',
          rentDue: 'month_before',
          isSublease: false,
          actor,
        }),
      ),
    )
    const end = (endedOn: string) => act((actor) => endLease(world.services, { leaseId, endedOn, actor }))
    expect(await end('2025-12-31')).toMatchObject({ code: 'BAD_USER_INPUT' })
    must(await end('2026-03-10'))
    expect(await end('2026-03-11')).toMatchObject({ code: 'CONFLICT' })

    const link = (priceReason: string) =>
      act((actor) =>
        linkFundProperty(world.services, {
          fundId,
          partId,
          shareNumerator: 1,
          shareDenominator: 1,
          sellerId: self,
          price: 8_700_000,
          priceBasis: '鑑定評価書にもとづきます。',
          priceReason,
          actor,
        }),
      )
    expect(await link('')).toMatchObject({ fields: { price_reason: '必須です' } })
    must(await link('鑑定評価額を下回ります。'))
    expect(await link('鑑定評価額を下回ります。')).toMatchObject({ code: 'CONFLICT' })
    expect((await loadFundProperties(world.services.database, [fundId])).get(fundId)).toMatchObject([
      { partId, sellerRelation: 'self', ownPrice: null, hasAppraisal: true, appraisal: { value: 9_000_000 } },
    ])
  })
  it('a fund says in figures what it buys, and of what no record gives nothing', async () => {
    const { partId } = must(await register())
    const fundId = await world.fund({ fundTotal: 10_000_000, subordinatedAmount: 2_000_000 })
    const figures = async () => {
      const fields = 'price sellers appraisal { value } full_rent gross_permille noi { permille }'
      const answer = await askApi(world.services, `{ project(id: "${fundId}") { figures { ${fields} } } }`)
      return (answer as { project: { figures: unknown } }).project.figures
    }
    expect(await figures()).toBeNull()
    const link = { ...linkOf(fundId, partId), reason: '契約成立前書面のとおりです。' }
    must(await actAsOperator(`operator:${maker.memberId}`, () => proposeFundLink(world.services, maker, link)))
    must(await approveOpen())
    // Before the purchase nothing is let, and nothing has been earned.
    expect(await figures()).toMatchObject({ price: 8_700_000, full_rent: null, gross_permille: null, noi: null })
  })

  it('a fund says from which sale price on its investors lose, once it says what it keeps and what a sale costs', async () => {
    const { partId } = must(await register())
    const planOf = async (fundId: Id<'fund'>) => {
      const fields = 'price purchase_costs reserve sale_cost_bp senior subordinated loss_line_permille'
      const answer = await askApi(world.services, `{ project(id: "${fundId}") { sale_plan { ${fields} } } }`)
      return (answer as { project: { sale_plan: unknown } }).project.sale_plan
    }
    const about = async (plan: Partial<FundDraft>) => {
      const fundId = await world.fund({ fundTotal: 10_000_000, subordinatedAmount: 2_000_000, ...plan })
      const link = { ...linkOf(fundId, partId), reason: '契約成立前書面のとおりです。' }
      const before = await planOf(fundId)
      must(await actAsOperator(`operator:${maker.memberId}`, () => proposeFundLink(world.services, maker, link)))
      must(await approveOpen())
      return { before, after: await planOf(fundId) }
    }
    expect(await about({ reserveAmount: 300_000, saleCostBp: 350 })).toEqual({
      before: null,
      after: {
        price: 8_700_000,
        purchase_costs: 1_000_000,
        reserve: 300_000,
        sale_cost_bp: 350,
        senior: 8_000_000,
        subordinated: 2_000_000,
        loss_line_permille: 82,
      },
    })
    expect(await about({ reserveAmount: 300_000 })).toEqual({ before: null, after: null })
  })

  it('a fund that the public has seen is said to be about it by two people; before that it waits for an operator', async () => {
    const { partId } = must(await register())
    const fundId = await world.fund()
    const { database } = world.services
    expect(await listFundsWithoutProperty(database)).toMatchObject([{ id: fundId }])
    const link = linkOf(fundId, partId)
    expect(await act((actor) => linkFundProperty(world.services, { ...link, actor }))).toMatchObject({
      code: 'CONFLICT',
    })
    const propose = (reason: string) =>
      actAsOperator(`operator:${maker.memberId}`, () => proposeFundLink(world.services, maker, { ...link, reason }))
    expect(await propose(' ')).toMatchObject({ fields: { reason: '必須です' } })
    must(await propose('契約成立前書面のとおりです。'))
    expect((await loadFundProperties(database, [fundId])).get(fundId)).toEqual([])
    must(await approveOpen())
    expect((await loadFundProperties(database, [fundId])).get(fundId)).toMatchObject([{ partId, price: 8_700_000 }])
    expect(await listFundsWithoutProperty(database)).toEqual([])
  })
})
