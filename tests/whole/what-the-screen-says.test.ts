import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import { memberCalendar } from '../../src/features/investing/calendar-feed/member-calendar.ts'
import { recordPurchase, startOperation } from '../support/record-purchase.ts'
import { approvePayoutBatch } from '../../src/features/treasury/payout/approve-payout-batch.ts'
import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { preparePayoutBatch } from '../../src/features/treasury/payout/prepare-payout-batch.ts'
import { updateFundResult, type FundResultEntry } from '../../src/features/investing/fund-result/update-fund-result.ts'
import { apply, confirmContract, mailsQueuedFor, pay, post } from '../support/investor.ts'
import { must } from '../support/must.ts'
import { explainLoss } from '../support/operation-world.ts'
import { readCard, readScreen, readTasks } from '../support/screen-text.ts'
import { openWorld, worldPassword, type World, type WorldMember } from '../support/world.ts'
import { operatorViewer, secondOperator } from '../support/world-operators.ts'
import type { Id } from '../../src/domain/id.ts'

// The pages as the server draws them for a member, step by step on one moving clock. It begins on Wednesday, 2026-04-01, noon.
let world: World
let checker: WorldMember
beforeAll(async () => {
  world = await openWorld()
  checker = await secondOperator(world)
  // Somebody's money stays on the account throughout, as the bank takes its fee for a transfer from there.
  const ordinary = await world.member()
  await pay(
    world,
    await confirmContract(
      ordinary,
      await apply(ordinary, { fundId: await world.fund(closesOn('06-30')), amount: 500_000 }),
    ),
    500_000,
  )
})
afterEach(() => world.expectSound())
afterAll(() => world.close())

const patience = { timeout: 30_000 }
const nothingToDo = 'いま必要な手続きはありません'
const closesOn = (day: string) => ({
  fundTotal: 1_000_000,
  subordinatedAmount: 200_000,
  offeringEndAt: new Date(`2026-${day}T23:59:59+09:00`),
})

/** Somebody who owes no answer: the questions of the law are answered. */
async function newMember(): Promise<WorldMember> {
  const member = await world.member()
  await member.query(`mutation { answerLawQuestions(input: {
    purpose: "surplus", occupation: "employee", foreign_official: "none" }) { ok } }`)
  return member
}

async function registerAccount(member: WorldMember): Promise<void> {
  await member.query(`mutation { userBankAccount(input: {
    bank_code: "0001", bank_name: "みずほ", branch_code: "001", branch_name: "東京営業部", account_number: "1234567" }) { ok } }`)
}

async function enterTwice(fundId: Id<'fund'>, entry: FundResultEntry): Promise<void> {
  if (entry.operationStartOn !== undefined) await recordPurchase(world.services, fundId)
  for (const operator of [world.operator, checker])
    must(await updateFundResult(world.services, operatorViewer(operator), fundId, entry))
}

/** Of one state of a fund all that anybody is told: the API, the fund's page and the box on it, the member's card and home. */
async function shownTo(member: WorldMember, fundId: Id<'fund'>, investmentId: string) {
  const { project } = await member.query<{ project: { milestones: { key: string; state: string }[] } }>(
    `{ project(id: "${fundId}") { milestones { key state } } }`,
  )
  const page = await readScreen(member, `/projects/${fundId}`)
  return {
    api: project.milestones.map(({ key, state }) => `${key} ${state}`),
    page,
    box: page.slice(page.indexOf('参加確定')),
    card: await readCard(member, investmentId),
    home: await readScreen(member, '/mypage'),
  }
}

/** The same told by what is no page of the fund: the list's card, the calendar that the member's phone has taken, the mails, the back office. */
async function shownElsewhere(member: WorldMember, fundId: Id<'fund'>) {
  const list = await readScreen(member, '/projects')
  const { name } = await world.database
    .selectFrom('fund')
    .select('name')
    .where('id', '=', fundId)
    .executeTakeFirstOrThrow()
  const at = list.indexOf(name)
  const backOffice = await world.operator.query<{
    adminFunds: { rows: { id: string; state: string; progress: string | null }[] }
  }>('{ adminFunds { rows { id state progress } } }')
  const calendar = (await memberCalendar(world.services, member.memberId)).replaceAll('\r\n ', '')
  return {
    list: list.slice(at, list.indexOf('詳細を見る', at)),
    calendar: calendar
      .split('BEGIN:VEVENT')
      .flatMap((event) =>
        event.includes(name) || event.includes(name.split('　')[0] ?? name)
          ? [/SUMMARY:(.*)/.exec(event)?.[1]?.trim() ?? '']
          : [],
      ),
    mails: (await mailsQueuedFor(world, member)).filter((template) =>
      /^(operation|distribution|redemption)/.test(template),
    ),
    backOffice: backOffice.adminFunds.rows.find(({ id }) => id === String(fundId)),
  }
}

/** Two operators in the morning, the bank in the afternoon. */
async function payEverythingOut(day: string): Promise<void> {
  await world.moveTo(`${day}T10:00:00+09:00`)
  const obligations = (await listPayable(world.services))
    .filter(({ hold }) => hold === null)
    .map(({ obligation }) => obligation)
  const batch = must(
    await preparePayoutBatch(world.services, operatorViewer(world.operator), { obligations, method: 'transfer' }),
  )
  must(await approvePayoutBatch(world.services, operatorViewer(checker), batch))
  await world.settle()
  await world.moveTo(`${day}T15:31:00+09:00`)
}

test('first come: applied, confirmed, short, paid, and rescinded on the eighth day; who does not pay is told why it ended', async () => {
  const fundId = await world.fund({ ...closesOn('04-30'), name: '第21号　金沢ひがし町家' })
  const aya = await newMember()
  const ken = await newMember()
  await registerAccount(aya)
  const id = await apply(aya, { fundId, amount: 300_000 })
  const kens = await apply(ken, { fundId, amount: 200_000 })
  expect(await readTasks(aya)).toContain('契約成立時書面を確認してください')
  const applied = await readCard(aya, id)
  expect(applied).toContain('契約成立時書面の確認待ち')
  expect(applied).toMatch(/申込（完了） ?2026年4月1日（水）12:\d\d/)
  expect(applied).not.toContain('口座番号')

  const account = await confirmContract(aya, id)
  expect(await readTasks(aya)).toContain('300,000円をお振り込みください')
  const waiting = await readCard(aya, id)
  for (const words of ['入金待ち', account.account_number, '2026年4月4日（土）23:59', 'クーリング・オフ'])
    expect(waiting).toContain(words)

  await pay(world, account, 100_000)
  expect(await readTasks(aya)).toContain('残り200,000円をお振り込みください')
  await pay(world, account, 200_000)
  expect(await readTasks(aya)).toContain(nothingToDo)
  const paid = await readCard(aya, id)
  expect(paid).not.toContain('入金待ち')
  expect(paid).toContain('2026年4月8日（水）')

  await world.moveTo('2026-04-05T09:00:00+09:00')
  const overdue = await readCard(ken, kens)
  expect(overdue).toContain('キャンセル済み')
  expect(overdue).toContain('期限')
  expect(overdue).toContain('お支払いは発生していません。')

  await world.moveTo('2026-04-08T23:50:00+09:00')
  expect(await readCard(aya, id)).toContain('解除を申し出る')
  await post(aya, {
    query: 'mutation ($input: InvestRefInput!) { declareCoolingOff(input: $input) }',
    variables: { input: { invest_id: id } },
  })
  const rescinded = await readCard(aya, id)
  for (const words of ['クーリング・オフ済み', '費用はかかりません。', '300,000円', '手続き中'])
    expect(rescinded).toContain(words)
  expect(rescinded).not.toContain('解除を申し出る')
  await payEverythingOut('2026-04-09')
  await expect.poll(() => readCard(aya, id), patience).toContain('に返金しました')
})

test('a lottery: waiting for the draw, then won and waiting for the money, or lost and free again', async () => {
  const fundId = await world.fund({ ...closesOn('04-12'), name: '第22号　鎌倉小町ビル', offeringMethod: 'lottery' })
  const entrants = []
  for (const amount of [600_000, 600_000]) {
    const member = await newMember()
    await registerAccount(member)
    entrants.push({ member, id: await apply(member, { fundId, amount, lottery: true }) })
  }
  for (const { member, id } of entrants) {
    expect(await readCard(member, id)).toContain('抽選待ち')
    expect(await readTasks(member)).toContain(nothingToDo)
  }
  await world.moveTo('2026-04-13T01:30:00+09:00')
  const cards = await Promise.all(
    entrants.map(async ({ member, id }) => ({ member, card: await readCard(member, id) })),
  )
  const won = cards.find(({ card }) => card.includes('契約成立時書面の確認待ち'))
  const lost = cards.find(({ card }) => card.includes('今回は落選となりました。'))
  if (!won || !lost) return expect.fail(cards.map(({ card }) => card).join('\n'))
  expect(won.card).toContain('2026年4月16日（木）23:59')
  expect(await readTasks(won.member)).toContain('契約成立時書面を確認してください')
  expect(lost.card).toContain(
    '申し込んだ600,000円分は、ほかのファンドにお使いいただけます。お支払いは発生していません。',
  )
  expect(await readTasks(lost.member)).toContain(nothingToDo)
})

test('a fund that does not form says so, and that the money goes back', async () => {
  const fundId = await world.fund({ ...closesOn('04-20'), name: '第23号　高松港アパート', goal: 'all_or_nothing' })
  const member = await newMember()
  const id = await apply(member, { fundId, amount: 200_000 })
  await pay(world, await confirmContract(member, id), 200_000)
  await world.moveTo('2026-04-25T09:00:00+09:00')
  const card = await readCard(member, id)
  expect(card).toContain('不成立')
  expect(card).toContain(
    '募集金額に達しなかったため、このファンドは成立しませんでした。お預かりした200,000円は、登録口座へ全額を返金します。',
  )
  // The page tells it as history: how far it got, and no plan that nobody will carry out.
  await expect
    .poll(async () => (await shownTo(member, fundId, id)).api, patience)
    .toEqual([
      'offering_open done',
      'offering_close done',
      'started dropped',
      'ended dropped',
      'paid dropped',
      'failed done',
      'refunded ahead',
    ])
  const failed = await shownTo(member, fundId, id)
  for (const words of ['不成立', '募集の結果', '募集終了時の申込額：20万円', '入金済みの出資金は、全額を返金します'])
    expect(failed.page).toContain(words)
  for (const words of [
    'シミュレーション',
    '運用開始',
    '運用終了',
    '分配金のお支払い',
    '申し込み欄へ進む',
    '予定分配率（年利',
  ])
    expect(failed.page).not.toContain(words)
  const elsewhere = await shownElsewhere(member, fundId)
  expect(elsewhere.backOffice).toMatchObject({ state: 'failed', progress: '05:不成立' })
  expect(elsewhere.calendar).toEqual([])
  expect(await mailsQueuedFor(world, member)).toContain('fund-failed')
  await registerAccount(member)
  await payEverythingOut('2026-04-27')
  await expect
    .poll(() => readCard(member, id), patience)
    .toContain('お預かりした200,000円は、登録口座へ全額を返金しました。')
  await expect.poll(async () => (await shownTo(member, fundId, id)).api.at(-1), patience).toBe('refunded done')
})

test('a loss is called a loss, from the decision to the year’s report, and the room is free again', async () => {
  const fundId = await world.fund({
    ...closesOn('05-04'),
    name: '第24号　郊外ロードサイド',
    operationStartOn: '2026-05-05',
    operationEndOn: '2026-05-20',
  })
  const member = await newMember()
  await registerAccount(member)
  const id = await apply(member, { fundId, amount: 800_000 })
  await pay(world, await confirmContract(member, id), 800_000)
  await world.moveTo('2026-05-07T10:00:00+09:00')
  // Planned for two days ago and not recorded: nobody is told that the operation has begun.
  const late = await shownTo(member, fundId, id)
  expect(late.api).toEqual([
    'offering_open done',
    'offering_close done',
    'started overdue',
    'ended ahead',
    'paid ahead',
  ])
  expect(late.page).toContain('募集終了（済み）2026年5月4日（月）23:59')
  for (const text of [late.page, late.box, late.card, late.home]) {
    expect(text).toMatch(/[1-9]\d*日遅れ/)
    expect(text).not.toMatch(/運用開始（済み）|運用を開始しました|いま：運用|\d日（.） 開始/)
  }
  const elsewhere = await shownElsewhere(member, fundId)
  expect(elsewhere.backOffice).toMatchObject({ state: 'closed', progress: '03:募集終了' })
  expect(elsewhere.mails).toEqual([])
  expect(elsewhere.list).not.toMatch(/運用実績|運用開始|運用中/)
  expect(elsewhere.calendar).toEqual([
    expect.stringContaining('分配の予定（この日まで）'),
    expect.stringContaining('運用の開始の遅れについての次のお知らせ'),
  ])
  // Two operators enter tomorrow: known, and still a plan.
  await enterTwice(fundId, { operationStartOn: '2026-05-08' })
  await expect.poll(async () => (await shownTo(member, fundId, id)).api[2], patience).toBe('started ahead')
  expect((await shownElsewhere(member, fundId)).backOffice).toMatchObject({ state: 'closed', progress: '03:募集終了' })
  await world.moveTo('2026-05-08T10:00:00+09:00')
  // What many read in one moment is shared for a quarter of a second.
  await expect
    .poll(async () => (await shownTo(member, fundId, id)).api.slice(2), patience)
    .toEqual(['started done', 'ended ahead', 'paid ahead'])
  const begun = await shownTo(member, fundId, id)
  expect(begun.page).toContain('運用開始（済み）2026年5月8日（金）')
  expect(begun.page).not.toContain('シミュレーション')
  expect(begun.box).toMatch(/運用 ?2026年5月8日（金） 開始/)
  expect(begun.card).toContain('運用中')
  for (const text of [begun.page, begun.box, begun.card, begun.home]) expect(text).not.toContain('日遅れ')
  const running = await shownElsewhere(member, fundId)
  expect(running.backOffice).toMatchObject({ state: 'operating', progress: '04:運用中' })
  expect(running.mails).toEqual(['operation-started'])
  const { text: startedMail } = await world.product.desk.mailTo(member.email, '運用を開始しました')
  for (const words of [
    '運用の開始：2026年5月8日（金）',
    '運用の終了（予定）：2026年5月20日（水）',
    '分配（予定）：2026年6月30日（火）まで',
  ])
    expect(startedMail).toContain(words)
  expect(begun.page).toContain('2026年6月30日（火）')
  expect(running.calendar).toEqual([
    expect.stringContaining('分配の予定（この日まで）'),
    expect.stringContaining('運用終了の予定'),
  ])
  await enterTwice(fundId, { operationEndOn: '2026-05-20' })
  await world.moveTo('2026-05-21T10:00:00+09:00')
  await enterTwice(fundId, { dividend: 0, loss: 300_000, payday: '2026-05-25' })
  const decided = await readCard(member, id)
  for (const words of [
    '分配金（税引前） 0円',
    '元本の損失 −100,000円',
    '元本の返還 700,000円',
    'お支払金額 700,000円',
    '準備中',
  ])
    expect(decided).toContain(words)
  // A fixed payday is no payment.
  const fixed = await shownElsewhere(member, fundId)
  expect(fixed.backOffice).toMatchObject({ state: 'ended', progress: '05:運用終了' })
  expect(fixed.mails).toEqual(['operation-started', 'operation-ended'])
  expect(fixed.calendar).toEqual([expect.stringContaining('分配の予定（この日まで）')])
  await explainLoss(
    { services: world.services, maker: operatorViewer(world.operator), checker: operatorViewer(checker) },
    fundId,
  )
  await expect
    .poll(async () => (await shownTo(member, fundId, id)).api.slice(3), patience)
    .toEqual(['ended done', 'paid ahead'])
  await payEverythingOut('2026-05-25')
  await expect.poll(() => readCard(member, id), patience).toContain('お支払日 2026年5月25日（月）')
  await expect
    .poll(async () => (await shownTo(member, fundId, id)).api.slice(3), patience)
    .toEqual(['ended done', 'paid done'])
  const paid = await shownTo(member, fundId, id)
  const over = await shownElsewhere(member, fundId)
  expect(over.mails).toEqual(['operation-started', 'operation-ended', 'distribution-paid'])
  expect(over.calendar).toEqual([expect.stringContaining('分配金のお支払い')])
  expect(paid.page).toContain('分配金のお支払い（済み）2026年5月25日（月）')
  expect((await world.product.desk.mailTo(member.email, '元本に損失')).text).toContain(
    '元本のうち100,000円が損失となりました。',
  )
  expect(await readScreen(member, '/mypage/annual/2026')).toMatch(
    /損失 ?元本のうち、損失として控除された金額の合計です。 ?100,000円/,
  )
  expect(await readScreen(member, '/mypage/info')).toContain('1,000,000円')
})

test('a total loss is announced, by mail and in the inbox too, though no payment ever comes', async () => {
  const fundId = await world.fund({ ...closesOn('06-02'), name: '第26号　海辺の保養所' })
  const member = await newMember()
  const id = await apply(member, { fundId, amount: 800_000 })
  await pay(world, await confirmContract(member, id), 800_000)
  await world.moveTo('2026-06-03T10:00:00+09:00')
  await enterTwice(fundId, { operationStartOn: '2026-06-03', operationEndOn: '2026-06-08' })
  await world.moveTo('2026-06-09T10:00:00+09:00')
  await enterTwice(fundId, { dividend: 0, loss: 1_000_000, payday: '2026-06-12' })
  const card = await readCard(member, id)
  for (const words of ['元本の損失 −800,000円', 'お支払金額 0円', '確定日 2026年6月9日（火）', 'お支払いなし'])
    expect(card).toContain(words)
  for (const words of ['支払い済み', '準備中']) expect(card).not.toContain(words)
  const { text } = await world.product.desk.mailTo(member.email, '元本の全額が損失')
  for (const words of [
    '元本800,000円の全額が損失となりました。',
    'お返しできる元本と分配金はありません。',
    '追加の負担はありません。',
  ])
    expect(text).toContain(words)
  expect(await readScreen(member, '/mypage/inbox')).toContain('第26号の償還について（元本の全額が損失）')
  expect((await mailsQueuedFor(world, member)).filter((template) => template.startsWith('distribution-'))).toEqual([
    'distribution-none',
  ])
  expect(await readScreen(member, '/mypage/annual/2026')).toMatch(
    /損失 ?元本のうち、損失として控除された金額の合計です。 ?800,000円/,
  )
  expect(await readScreen(member, '/mypage/info')).toContain('1,000,000円')
})

test('leaving: what stands against it is said; afterwards no login is possible', async () => {
  const fundId = await world.fund({ ...closesOn('06-30'), name: '第25号　松本城下の宿' })
  const member = await newMember()
  const id = await apply(member, { fundId, amount: 100_000 })
  const { leavingObstacles: open } = await member.query<{ leavingObstacles: string[] }>('{ leavingObstacles }')
  expect(open.join()).toContain('終了と支払いが済むまで、退会できません。')
  await post(member, {
    query: 'mutation ($input: InvestRefInput!) { declareCoolingOff(input: $input) }',
    variables: { input: { invest_id: id } },
  })
  expect(await member.query('{ leavingObstacles }')).toEqual({ leavingObstacles: [] })
  await member.query('mutation ($input: LeaveInput!) { leaveService(input: $input) { number } }', {
    input: { password: worldPassword, note: '' },
  })
  expect((await world.product.desk.mailTo(member.email, '退会の手続きが完了しました')).text).toContain(
    '取引の終了から7年間保存し',
  )
  expect(await readScreen(member, '/mypage/projects')).toContain('ログインしてください')
})

test('a fund that renews itself: who says nothing stays, who leaves gets the principal with the term’s dividend', async () => {
  const fundId = await world.fund({ ...closesOn('06-15'), name: '第27号　札幌円山レジデンス', autoRenewal: true })
  const [staying, leaving] = [await newMember(), await newMember()]
  const ids: string[] = []
  for (const member of [staying, leaving]) {
    await registerAccount(member)
    ids.push(await apply(member, { fundId, amount: 400_000 }))
    await pay(world, await confirmContract(member, ids.at(-1) ?? ''), 400_000)
  }
  const cards = () => Promise.all([readCard(staying, ids[0] ?? ''), readCard(leaving, ids[1] ?? '')])
  await world.moveTo('2026-06-16T10:00:00+09:00')
  // As if it had begun in March: half a year of nights teaches nothing here.
  await startOperation(world.services, { fundId, startOn: japanDate('2026-03-01') })
  for (const card of await cards())
    for (const words of ['第1期を運用中', '現在の選択：継続（変更していません）']) expect(card).toContain(words)

  await world.moveTo('2026-06-18T10:00:00+09:00')
  expect((await world.product.desk.mailTo(leaving.email, '【回答期限 6/30】')).text).toContain(
    '回答がないときは、継続します。',
  )
  expect(await readTasks(leaving)).toContain('継続')
  await leaving.query('mutation ($input: RenewalInput!) { chooseRenewal(input: $input) { ok } }', {
    input: { invest_id: ids[1], choice: 'leave' },
  })
  expect((await cards())[1]).toContain('現在の選択：解約（2026年6月18日（木）10:')
  await world.moveTo('2026-07-01T10:00:00+09:00')
  const [stays, leaves] = await cards()
  expect(stays).toContain('選択は「継続」です。')
  expect(leaves).toContain('選択は「解約」です。')
  for (const card of [stays, leaves])
    expect(card).toContain('変更できる期限（2026年6月30日（火）23:59）は過ぎています。')

  await world.moveTo('2026-09-02T10:00:00+09:00')
  await enterTwice(fundId, { dividend: 16_000, payday: '2026-09-15' })
  await payEverythingOut('2026-09-15')
  await expect
    .poll(async () => (await cards())[1], patience)
    .toContain('第1期で解約し、2026年9月15日（火）に元本を返還しました。')
  expect((await cards())[0]).toContain('第2期を運用中')
  expect((await world.product.desk.mailTo(leaving.email, '分配金をお支払いしました')).text).toContain(
    '元本の返還：400,000円',
  )
  expect((await world.product.desk.mailTo(staying.email, '分配金をお支払いしました')).text).toContain('元本の返還：0円')
})
