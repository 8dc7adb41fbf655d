import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { applicationNumber } from '../../../src/domain/investing/application-number.ts'
import { graphqlClient, type GraphqlClient } from '../../support/graphql-client.ts'
import { sessionOf } from '../steps/log-in.ts'
import { agree, approveShown, openOffice, operatorAt } from '../steps/operator.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { idOf } from '../../../src/domain/id.ts'

/** Members, and what has gone wrong with them: looked after as the operators do it. */
export function officePeople(stage: Stage): void {
  describe('the operators', () => {
    it('look after a member: a masked value shown, a look-up and a note kept, a suspension by both, all of it in her history', async () => {
      const today = dayInJapan(await stage.product().desk.now())
      const { page } = await operatorAt(stage, 'first', '/itoadmintool/members?search=filler-20', '会員')
      await page.getByRole('row').nth(1).getByRole('link').click()
      await page.getByRole('heading', { level: 2, name: '登録情報' }).waitFor()
      expect(await page.getByText('filler-20@example.jp').count()).toBe(0)
      await page.getByRole('button', { name: 'メールアドレスを表示する' }).click()
      await page.getByText('filler-20@example.jp').waitFor()
      await page.getByText('照会の結果を記録する').click()
      await page.getByLabel('照会した日').fill(today)
      await page.getByLabel('照会先').fill('新聞記事データベース')
      await page.getByRole('region', { name: '反社チェック' }).getByRole('button', { name: '記録する' }).click()
      await seeToast(page, '反社チェックを記録しました。')
      await page.getByLabel('新しいメモ').fill('電話で住所を確かめた。')
      await page.getByRole('region', { name: 'メモ' }).getByRole('button', { name: '記録する' }).click()
      await page.getByText('電話で住所を確かめた。').waitFor()
      await page.getByText('利用を停止する').click()
      await page.getByLabel('利用停止の理由').fill('本人からの申し出')
      await page.getByRole('button', { name: '利用停止を提案する' }).click()
      await seeToast(page, '提案しました。ほかの運営者の承認を待っています。')

      const second = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
      await second.page.getByRole('button', { name: /利用停止/ }).click()
      await second.page.getByRole('definition').getByText('本人からの申し出').waitFor()
      await approveShown(second)
      await seeToast(second.page, '承認しました。')

      await page.reload()
      const history = page.getByRole('region', { name: '履歴' }).getByRole('listitem')
      await history.filter({ hasText: '会員：利用停止' }).getByText('変更：有効 → 利用停止').waitFor()
      await history.filter({ hasText: '会員：伏せた項目の表示' }).getByText('項目：メールアドレス').waitFor()
      await history.filter({ hasText: '利用停止：提案' }).getByText('理由：本人からの申し出').waitFor()
      await expectSoundScreen(page, officeWidths)
      await history.filter({ hasText: '会員：利用停止' }).getByRole('link', { name: '同じリクエストの記録' }).click()
      await page.getByRole('heading', { level: 1, name: '監査ログ' }).waitFor()
      await page
        .getByRole('row', { name: /利用停止：承認/ })
        .getByText('織田 結')
        .waitFor()
    })

    it(
      'clear up what keeps members waiting: a failed identity check, a namesake, payments that she stopped, a new name, a question',
      { tags: ['course'] },
      async () => {
        const { caseNumber } = await memberTroubles(stage)
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/identity?view=failed', '本人確認')
        const { page } = visitor
        await page.getByRole('button', { name: '田中 健 様へ案内を送る' }).click()
        const question = page.getByRole('dialog', { name: '本人確認の案内を送りますか' })
        await question.getByText('1人').waitFor()
        await question.getByRole('button', { name: 'メールで送る' }).click()
        await seeToast(page, '本人確認の案内をメールで送りました。')

        await openOffice(visitor, '/itoadmintool/identity?view=submitted', '本人確認')
        const waiting = page.getByRole('row').filter({ hasText: 'hanging-review' })
        await waiting.getByText(/日超過$/).waitFor()
        await waiting.getByRole('button', { name: /審査を照会する$/ }).click()
        await seeToast(page, '本人確認サービスへ照会しました。')

        await openOffice(visitor, `/itoadmintool/members/${await numberOf(stage, 'filler-30@example.jp')}`, / 様$/)
        await page.getByRole('button', { name: '別人として、利用できるようにする' }).click()
        await page.getByText('別人と判断した理由を入力してください').first().waitFor()
        await page.getByLabel('別人と判断した理由').fill('生年月日の控えが違う。')
        await page.getByRole('button', { name: '別人として、利用できるようにする' }).click()
        await seeToast(page, '別人と判断し、利用できるようにしました。')
        await page.getByLabel('「本人の申し出」の停止を解除する理由').fill('登録の電話番号で本人と話した。')
        await page.getByRole('button', { name: '停止の解除を提案する' }).click()
        await seeToast(page, '提案しました。ほかの運営者の承認を待っています。')
        await agree(await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認'), /への支払いの停止の解除/)
        await page.reload()
        await page.getByText('停止していません').waitFor()

        const panel = page.getByRole('region', { name: '支払いの停止' })
        await panel.getByText('支払いを停止する', { exact: true }).first().click()
        await panel.getByLabel('停止する理由').selectOption({ label: '反社会的勢力の疑い' })
        await panel.getByText('本人に伝えてはいけません').waitFor()
        await panel.getByRole('button', { name: '支払いを停止する' }).click()
        await panel.getByText('停止する理由と、根拠にした資料や連絡を入力してください').first().waitFor()
        await panel.getByLabel(/^説明/).fill('記事検索で該当した。')
        await panel.getByRole('button', { name: '支払いを停止する' }).click()
        await seeToast(page, '支払いを停止しました。')
        await panel.getByText('記事検索で該当した。').waitFor()
        await expectSoundScreen(page, officeWidths)

        await openOffice(visitor, `/itoadmintool/enquiries?number=${caseNumber}`, 'お問い合わせ・苦情')
        await page
          .getByRole('group', { name: /対応の手順/ })
          .getByRole('checkbox')
          .first()
          .click()
        await seeToast(page, '手順を記録しました。')
        await page.getByRole('group', { name: /対応の手順\s*1／/ }).waitFor()
        await page.getByRole('button', { name: '回答なしで終了する' }).click()
        await seeToast(page, '回答なしで終了しました。')
        await page.getByRole('region', { name: '履歴' }).getByText('お問い合わせ：手順の完了').waitFor()
      },
    )

    it(
      'let a third operator register a passkey by a code, and end her rights, two together',
      { tags: ['course'] },
      async () => {
        const email = 'filler-32@example.jp'
        await sql`update member set role = 'admin' where email = ${email}`.execute(stage.database())
        const first = await operatorAt(stage, 'first', `/itoadmintool/members/${await numberOf(stage, email)}`, / 様$/)
        const second = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = first
        await page.getByText('パスキーの登録コードを用意する').click()
        await page.getByLabel('パスキーを登録する理由').fill('新しい端末のため。')
        await page.getByRole('button', { name: 'パスキー登録を提案する' }).click()
        await seeToast(page, '提案しました。ほかの運営者の承認を待っています。')
        await agree(second, /のパスキー登録/)
        await page.getByRole('button', { name: '承認後に、登録コードを発行する' }).click()
        await page.getByText(/^登録コード：\S+$/).waitFor()
        await expectSoundScreen(page, officeWidths)

        await page.getByText('運営者の権限を終了する').click()
        await page.getByLabel('権限を終了する理由').fill('退職のため。')
        await page.getByRole('button', { name: '権限の終了を提案する' }).click()
        await seeToast(page, '提案しました。ほかの運営者の承認を待っています。')
        await agree(second, /の運営者の権限の終了/)
        await page.reload()
        await page.getByRole('heading', { level: 2, name: '利用の状態' }).waitFor()
      },
    )

    it('take in a cooling-off letter: what is on the envelope is proposed, with whom and how much it touches', async () => {
      const today = dayInJapan(await stage.product().desk.now())
      const { page } = await operatorAt(stage, 'first', '/itoadmintool/cooling-off', /郵便/)
      await page.getByLabel('申込番号').fill(await contractOf(stage, 'investor@example.jp'))
      await page.getByText(/^[\d,]+円　入金済みの分は全額を返金します$/).waitFor()
      await page.getByLabel('消印の日').fill(today)
      await page.getByLabel('届いた日').fill(today)
      await page.getByLabel('郵便の記録').fill('特定記録 000-00-00000-0')
      await page.getByRole('button', { name: '提案する' }).click()
      await seeToast(page, '提案しました。ほかの運営者が承認すると、契約が解除されます。')
    })

    it('send again a mail that came back, and let a job run that had given up', { tags: ['course'] }, async () => {
      await machineTroubles(stage)
      const { page } = await operatorAt(stage, 'first', '/itoadmintool/undelivered', '不達メールと失敗したジョブ')
      await page.getByRole('button', { name: '「お知らせのテスト」を対応済みにする' }).click()
      await page
        .getByRole('dialog', { name: 'このメールを対応済みにしますか' })
        .getByRole('button', { name: '対応済みにする' })
        .click()
      await seeToast(page, '対応済みにしました。')
      await page.getByRole('button', { name: '対応済みのメール' }).click()
      await page.getByRole('button', { name: '「お知らせのテスト」を未対応に戻す' }).click()
      await seeToast(page, '未対応に戻しました。')
      await page.getByText('対応済みのメールはありません').waitFor()
      await page.getByRole('button', { name: /^不達メール/ }).click()
      await page.getByRole('button', { name: '「お知らせのテスト」を再送する' }).click()
      await page
        .getByRole('dialog', { name: 'このメールをもう一度送りますか' })
        .getByRole('button', { name: '再送する' })
        .click()
      await seeToast(page, '会員の現在のアドレスへ、もう一度送ります。')
      await stage.product().desk.mailTo('filler-33@example.jp', 'お知らせのテスト')
      await page.getByRole('button', { name: /^失敗したジョブ/ }).click()
      await page.getByRole('button', { name: '期限切れの記録の整理を再実行する' }).click()
      const question = page.getByRole('dialog', { name: '「期限切れの記録の整理」を再実行しますか' })
      await question.getByText('直接には、会員にもお金にも触れません').waitFor()
      await question.getByRole('button', { name: '再実行する' }).click()
      await seeToast(page, 'もう一度実行します。')
      await page.getByText('失敗したジョブはありません').waitFor()
    })
  })
}

const dayInJapan = (instant: Date): string => new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)

/** The number of the member's contract in the fund that is being offered. */
async function contractOf(stage: Stage, email: string): Promise<string> {
  const row = await stage
    .database()
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select(['investment.id', 'investment.fund_id'])
    .where('member.email', '=', email)
    .where('investment.fund_id', '=', idOf<'fund'>(12))
    .executeTakeFirstOrThrow()
  return applicationNumber(row.fund_id, row.id)
}

async function numberOf(stage: Stage, email: string): Promise<string> {
  return (
    await stage
      .database()
      .selectFrom('member')
      .select('member_number')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).member_number
}

async function lastCheckOf(stage: Stage, email: string): Promise<string> {
  const checks = stage
    .database()
    .selectFrom('identity_check')
    .innerJoin('member', 'member.id', 'member_id')
    .where('email', '=', email)
  return (await checks.select('identity_check.status').orderBy('identity_check.id', 'desc').executeTakeFirstOrThrow())
    .status
}

async function memberAt(stage: Stage, email: string): Promise<GraphqlClient> {
  const client = graphqlClient(await stage.anyDocuments())
  client.cookies.set('session', await sessionOf(stage, email))
  return client
}

/** What members, the identity service and the look-out for namesakes have left for the operators. */
async function memberTroubles(stage: Stage): Promise<{ caseNumber: string }> {
  const { desk } = stage.product()
  const unverified = await memberAt(stage, 'member@example.jp')
  const { startLiquid } = await unverified.query<{ startLiquid: { url: string } }>('mutation { startLiquid { url } }')
  const reference = new URL(startLiquid.url).pathname.split('/').at(-1) ?? ''
  await desk.ekyc(reference, 'submit')
  await desk.ekyc(reference, 'reject')
  // The service tells us on its own way.
  await expect.poll(() => lastCheckOf(stage, 'member@example.jp')).toBe('rejected')
  const now = await desk.now()
  await sql`update member set status = 'held' where email = 'filler-30@example.jp'`.execute(stage.database())
  await sql`insert into payout_hold (member_id, placed_at) select id, ${now} from member where email = 'filler-30@example.jp'`.execute(
    stage.database(),
  )
  await sql`
    insert into identity_check (member_id, reference, url, status, status_at, started_at, expires_at)
    select id, 'hanging-review', 'http://127.0.0.1/', 'submitted', ${now}::timestamptz - interval '20 days', ${now}::timestamptz - interval '20 days', ${now}::timestamptz + interval '20 days'
    from member where email = 'filler-34@example.jp'`.execute(stage.database())
  const married = await memberAt(stage, 'filler-31@example.jp')
  const input = {
    sei: '木村',
    mei: '彩',
    sei_kana: 'キムラ',
    mei_kana: 'アヤ',
    reason: 'marriage',
    changed_on: dayInJapan(now),
    note: '',
  }
  const { askNameChange } = await married.query<{ askNameChange: { number: string } }>(
    'mutation ($input: NameChangeInput!) { askNameChange(input: $input) { number } }',
    { input },
  )
  return { caseNumber: askNameChange.number }
}

/** A mail that the mail server refused for good, and a job after its last attempt. */
async function machineTroubles(stage: Stage): Promise<void> {
  const now = await stage.product().desk.now()
  await sql`
    insert into mail_outbox (key, member_id, to_address, template, subject, text_body, html_body, message_id, created_at, undeliverable_at, last_error)
    select 'came-back', id, 'old-address@example.jp', 'campaign', 'お知らせのテスト', 'お知らせです。', '<p>お知らせです。</p>', '<came-back@example.jp>', ${now}, ${now}, '550 no such mailbox'
    from member where email = 'filler-33@example.jp'`.execute(stage.database())
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.add_job('forget-expired', '{}'::json, run_at := '2099-01-01', max_attempts := 1)`.execute(
    stage.database(),
  )
  await sql`select graphile_worker.permanently_fail_jobs(array[${rows[0]?.id}::bigint], 'connection reset')`.execute(
    stage.database(),
  )
}
