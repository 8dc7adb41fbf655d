import { japanDateOf } from '../../src/domain/calendar.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { kanaOfParty } from './kana-of-party.ts'
import { inBookOf } from './book-balances.ts'
import { askAs } from './operator-api.ts'
import { contractSha256 } from './record-purchase.ts'
import type { PayoutWorld } from './payout-world.ts'
import { keepStatementBeside } from './statement-beside.ts'
import { keptPaper } from './appraisal-paper.ts'
import { askedAnswers } from './asked-answers.ts'

type Answer = Awaited<ReturnType<typeof askAs>>
interface LinePart {
  kind: string
  amount: number
  cost_kind?: string
  deal_id?: string
}
export interface Rooms {
  propertyId: string
  rooms: [string, string]
  /** The fund, the operator and a stranger, as sides of a deal. */
  own: string
  self: string
  stranger: string
}

/** Two operators who record what a fund buys and sells, and lines of its account, classified beside those of the demo desk. */
export interface PropertyOffice {
  ask(source: string, variables?: Record<string, unknown>, viewer?: PayoutWorld['maker']): Promise<Answer>
  /** What the second operator reads before he says yes: label, before and after. */
  effect(proposalId: string): Promise<string[]>
  approve(proposalId: string): Promise<Answer>
  /** Money moves on the account, and two operators say what of the fund it was. Positive: it came in. */
  line(amount: number, parts: readonly LinePart[]): Promise<void>
  /** The newest line, classified once more. */
  explainNewest(amount: number, parts: readonly LinePart[], paidBy: 'fund' | 'operator'): Promise<void>
  registerRooms(): Promise<Rooms>
  addParty(name: string): Promise<string>
  recordDeal(input: Record<string, unknown>): Promise<Answer>
  /** Somebody else's appraisal of a room; today, where no day is told. */
  appraise(partId: string, value: number, on?: string): Promise<void>
  /** The operator sells the fund a room at what it was appraised at. @returns the deal. */
  buysOfOperator(rooms: Rooms, place: 0 | 1, price: number, on?: string): Promise<string>
  bookPurchase(dealId: string): Promise<Answer>
  bookSale(dealId: string): Promise<Answer>
  /** The fund's accounts, as people think of them: what it has is positive. */
  book(): Promise<{ property: number; advance: number; cash: number; proceeds: number; saleCost: number }>
}

export function openPropertyOffice(world: PayoutWorld): PropertyOffice {
  const beside = keepStatementBeside(world)
  const office: PropertyOffice = {
    ask: (source, variables = {}, viewer = world.maker) => askAs(world.services, viewer, source, variables),
    async effect(id) {
      const { rows } = await office.ask(
        'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label before after } } } }',
        { id },
      )
      return rows[0].changes.map(
        ({ label, before, after }: Record<'label' | 'before' | 'after', string | null>) =>
          `${label}：${before === null ? '' : `${before} → `}${after}`,
      )
    },
    async approve(id) {
      const { rows } = await office.ask(
        'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }',
        { id },
      )
      return office.ask(
        'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
        { input: { id, effect_hash: rows[0].effect_hash, answers: await askedAnswers(world.database, id) } },
        world.checker,
      )
    },
    async line(amount, parts) {
      const remarks = `フドウサン ${beside.length}`
      const transactionDate = world.services.clock.now().toISOString().slice(0, 10)
      const direction = amount > 0 ? 'in' : 'out'
      beside.push({
        itemKey: `beside-${beside.length}`,
        transactionDate,
        direction,
        amount: Math.abs(amount),
        remarks,
      })
      await readAccount(world.services)
      await office.explainNewest(amount, parts, 'fund')
    },
    async explainNewest(amount, parts, paidBy) {
      const { id } = await world.database
        .selectFrom('bank_statement_line')
        .select('id')
        .where('amount', '=', amount)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      const input = {
        id: String(id),
        counterparty: 'third_party',
        paid_by: paidBy,
        parts: parts.map((part) => ({ ...part, project_id: String(world.fundId) })),
        reason: '契約書で確認しました',
      }
      const proposed = await office.ask(
        'mutation ($input: ExplainFundLineInput!) { explainFundLine(input: $input) { proposal_id } }',
        { input },
      )
      if (!proposed.proposal_id) throw new Error(JSON.stringify(proposed))
      const approved = await office.approve(proposed.proposal_id)
      if (approved.ok !== true) throw new Error(JSON.stringify(approved))
    },
    async registerRooms() {
      const { id: propertyId } = await office.ask(
        'mutation ($input: PropertyInput!) { registerProperty(input: $input) { id } }',
        {
          input: {
            kind: 'unit',
            address: '東京都世田谷区三軒茶屋二丁目99番1号',
            building_name: '三軒茶屋レジデンス',
            lot_number: '',
            built_in: '',
            part: room('301号室'),
          },
        },
      )
      await office.ask(
        'mutation ($id: ID!, $part: PropertyPartInput!) { addPropertyPart(property_id: $id, part: $part) { id } }',
        { id: propertyId, part: room('302号室') },
      )
      const { parts } = await office.ask('query ($id: ID!) { adminProperty(id: $id) { parts { id name } } }', {
        id: propertyId,
      })
      const partId = (name: string): string => parts.find((part: { name: string }) => part.name === name).id
      return {
        propertyId,
        rooms: [partId('301号室'), partId('302号室')],
        own: await partyOf(world, 'fund'),
        self: await partyOf(world, 'self'),
        stranger: await office.addParty('三軒茶屋商事株式会社'),
      }
    },
    async addParty(name) {
      const { id } = await office.ask('mutation ($input: PartyInput!) { addParty(input: $input) { id } }', {
        input: { name, name_kana: kanaOfParty(name), relation: 'third', corporate_number: '' },
      })
      return id
    },
    recordDeal: (input) =>
      office.ask('mutation ($input: PropertyDealInput!) { recordPropertyDeal(input: $input) { id } }', {
        input: {
          settled_on: japanDateOf(world.services.clock.now()),
          share_numerator: 1,
          share_denominator: 1,
          price_with_tax: input['price'],
          price_reason: '',
          basis: '不動産売買契約書',
          basis_sha256: contractSha256(JSON.stringify(input)),
          ...input,
        },
      }),
    async appraise(partId, value, on = japanDateOf(world.services.clock.now())) {
      await office.ask('mutation ($input: PropertyAppraisalInput!) { recordPropertyAppraisal(input: $input) { id } }', {
        input: {
          part_id: partId,
          appraised_on: on,
          appraiser: '東都不動産鑑定株式会社',
          method: 'licensed',
          value,
          document: '不動産鑑定評価書',
          paper_sha256: await keptPaper(world.services),
        },
      })
    },
    async buysOfOperator({ rooms, self, own }, place, price, on) {
      await office.appraise(rooms[place], price, on)
      const { id } = await office.recordDeal({
        part_id: rooms[place],
        seller_id: self,
        buyer_id: own,
        price,
        price_reason: '鑑定評価と同じ価格です。',
        ...(on !== undefined && { settled_on: on }),
      })
      return id
    },
    bookPurchase: (dealId) =>
      office.ask('mutation ($id: ID!) { proposePropertyPurchase(deal_id: $id, reason: "") { id } }', { id: dealId }),
    bookSale: (dealId) =>
      office.ask('mutation ($id: ID!) { proposePropertyHandover(deal_id: $id, reason: "") { id } }', { id: dealId }),
    book: async () => ({
      property: await inBookOf(world.database, world.fundId, 'property'),
      advance: await inBookOf(world.database, world.fundId, 'advance_paid'),
      cash: await inBookOf(world.database, world.fundId, 'bank'),
      proceeds: 0 - (await inBookOf(world.database, world.fundId, 'sale_proceeds')),
      saleCost: await inBookOf(world.database, world.fundId, 'sale_cost'),
    }),
  }
  return office
}

const room = (name: string) => ({ name, house_number: '', registry_number: '', area: '24.8', ownership: 'freehold' })

async function partyOf({ database, fundId }: PayoutWorld, relation: 'fund' | 'self'): Promise<string> {
  const { id } = await database
    .selectFrom('party')
    .select('id')
    .where('relation', '=', relation)
    .$if(relation === 'fund', (query) => query.where('fund_id', '=', fundId))
    .executeTakeFirstOrThrow()
  return String(id)
}
