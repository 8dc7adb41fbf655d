import type { GraphqlAnswer, GraphqlClient } from './graphql-client.ts'
import type { World, WorldMember } from './world.ts'
import type { Id } from '../../src/domain/id.ts'

/** What an investor does in the browser, as calls. */

export interface TransferAccount {
  branch_cd: string
  account_number: string
  transfer_limit_at: string
}

export interface MyInvest {
  id: string
  amount: number
  status: string
  contract_confirm_at: string | null
  transfer_limit_at: string | null
  transfer_account: (TransferAccount & { transfers: { amount: number }[] }) | null
}

/** A POST with this visitor's cookies and XSRF token; headers may be added or replaced. */
export async function post<Data = Record<string, unknown>>(
  client: GraphqlClient,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer<Data>> {
  if (!client.cookies.has('XSRF-TOKEN')) await (await client.fetch('/graphql')).arrayBuffer()
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const answer = (await response.json()) as Partial<GraphqlAnswer<Data>>
  return { status: response.status, data: answer.data ?? null, errors: answer.errors ?? [] }
}

export interface ApplicationWish {
  fundId: Id<'fund'>
  /** Whole yen. */
  amount: number
  special?: string
  /** Idempotency-Key of the submit. */
  key?: string
  lottery?: boolean
}

/** The raw answer to an application. */
export function requestApplication(
  client: GraphqlClient,
  wish: ApplicationWish,
): Promise<GraphqlAnswer<Record<string, { id: string }>>> {
  const field = wish.lottery ? 'createApply' : 'createInvest'
  const query = `mutation ($project_id: ID!, $amount: Int!, $special: String) {
    ${field}(project_id: $project_id, amount: $amount, special: $special) { id }
  }`
  const variables = { project_id: String(wish.fundId), amount: wish.amount, special: wish.special }
  return post(client, { query, variables }, wish.key === undefined ? {} : { 'idempotency-key': wish.key })
}

/** Applies; the application's id. @throws Error where it is refused. */
export async function apply(client: GraphqlClient, wish: ApplicationWish): Promise<string> {
  const { data, errors } = await requestApplication(client, wish)
  const id = data?.[wish.lottery ? 'createApply' : 'createInvest']?.id
  if (id === undefined) throw new Error(`the application was refused: ${JSON.stringify(errors)}`)
  return id
}

export async function myInvests(client: GraphqlClient): Promise<MyInvest[]> {
  const { myInvests: list } = await client.query<{ myInvests: MyInvest[] }>(`{
    myInvests {
      id amount status contract_confirm_at transfer_limit_at
      transfer_account { branch_cd account_number transfer_limit_at transfers { amount } }
    }
  }`)
  return list
}

export async function myInvest(client: GraphqlClient, id: string): Promise<MyInvest> {
  const found = (await myInvests(client)).find((invest) => invest.id === id)
  if (!found) throw new Error(`no investment ${id} in myInvests`)
  return found
}

/** The one-time value for GET /contract/{value}. */
export async function contractValue(client: GraphqlClient, id: string): Promise<string> {
  const query = 'query ($input: InvestRefInput!) { contract(input: $input) }'
  return (await client.query<{ contract: string }>(query, { input: { invest_id: id } })).contract
}

export const confirmDocument = 'mutation ($input: InvestRefInput!) { confirmContract(input: $input) }'

/** Downloads the contract document and confirms it: the account that is revealed then. */
export async function confirmContract(client: GraphqlClient, id: string): Promise<TransferAccount> {
  const answer = await client.fetch(`/contract/${await contractValue(client, id)}`)
  if (!answer.ok) throw new Error(`the contract document answered ${answer.status}`)
  await answer.arrayBuffer()
  await client.query(confirmDocument, { input: { invest_id: id } })
  const { transfer_account: account } = await myInvest(client, id)
  if (!account) throw new Error('the account stayed hidden after the confirmation')
  return account
}

/** Money arrives on the account; done when the product has booked all it knows of. */
export async function pay(
  world: World,
  account: TransferAccount,
  amount: number,
  facts: { at?: string; from?: string; isNoticeAwaited?: false } = {},
): Promise<void> {
  const before = await countNotices(world)
  await world.product.desk.deposit({
    branch_cd: account.branch_cd,
    account_number: account.account_number,
    amount,
    remitter_name: facts.from ?? 'イトカワ ユイコ',
    ...(facts.at !== undefined && { transfer_at: facts.at }),
  })
  // A product that has much to do may answer the bank's first notice too late, and is told again.
  for (let attempt = 0; facts.isNoticeAwaited !== false && (await countNotices(world)) === before; attempt += 1) {
    if (attempt === 600) throw new Error('the product heard of no deposit within a minute')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await world.settle()
}

async function countNotices({ database }: World): Promise<number> {
  return (await database.selectFrom('bank_notification').select('message_id').execute()).length
}

/** Applies, reads and confirms the contract. */
export async function applyAndConfirm(
  member: WorldMember,
  wish: ApplicationWish,
): Promise<{ id: string; account: TransferAccount }> {
  const id = await apply(member, wish)
  return { id, account: await confirmContract(member, id) }
}

export interface FundFigures {
  stats: { paid_total: number; invest_total: number; is_goaled: boolean }
  performance: { progress: string; isFail: boolean }
}

/** What anybody sees of a fund. */
export async function fundFigures(world: World, fundId: Id<'fund'>): Promise<FundFigures> {
  const query = `query ($id: ID!) { project(id: $id) { stats { paid_total invest_total is_goaled } performance { progress isFail } } }`
  return (await world.visitor().query<{ project: FundFigures }>(query, { id: String(fundId) })).project
}

/** Open and settled entries of a member's refund list, oldest first. */
export function refundsOf(
  world: World,
  member: WorldMember,
): Promise<{ amount: number; reason: string; status: string }[]> {
  return world.database
    .selectFrom('refund')
    .select(['amount', 'reason', 'status'])
    .where('member_id', '=', member.memberId)
    .orderBy('id')
    .execute()
}

/** Templates of the mails that a member was owed, in order. */
export async function mailsQueuedFor(world: World, member: WorldMember): Promise<string[]> {
  const rows = await world.database
    .selectFrom('mail_outbox')
    .select('template')
    .where('member_id', '=', member.memberId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.template)
}
