import { sql } from 'kysely'
import { describe, it } from 'vitest'
import { addDays, japanDateOf } from '../../../src/domain/calendar.ts'
import { LETTER_AFTER } from '../../../src/domain/treasury/unclaimed.ts'
import { operatorAt } from '../steps/operator.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { GraphqlClient } from '../../support/graphql-client.ts'
import type { Stage } from '../support/stage.ts'
import { operatorClient, strayDeposit } from './office-money.ts'

/** Money has waited for a member's account for half a year, and he answers no mail: a letter goes to his address. */
export function owedLetters(stage: Stage): void {
  describe('the operators', () => {
    it(
      'post a letter to a member whose money nobody has taken for half a year, and record the day on which they did',
      { tags: ['course'] },
      async () => {
        const { name, giveBack } = await nobodyTakesTheMoney(stage)
        const { page, press } = await operatorAt(stage, 'first', '/itoadmintool', '本日の業務')
        await press(page.getByRole('link', { name: /手紙を送る/ }).first())
        const panel = page.getByRole('region', { name: /^手紙を送る会員/ })
        await panel.getByText(`お支払いできない日が${LETTER_AFTER}日を超えました`).waitFor()
        await press(panel.getByRole('button', { name: /^住所を表示/ }))
        await seeToast(page, '住所を表示しました。監査ログに記録されます。')
        await panel.getByText(`${name} 様`).waitFor()
        await expectSoundScreen(page, officeWidths)
        // A day that is to come is told beside its field, and stays there to be put right.
        const today = japanDateOf(await stage.product().desk.now())
        await panel.getByLabel('発送日').fill(addDays(today, 1))
        await press(panel.getByRole('button', { name: /^発送を記録/ }))
        await panel.getByText('今日までの日付を入力してください').waitFor()
        await panel.getByLabel('発送日').fill(today)
        await press(panel.getByRole('button', { name: /^発送を記録/ }))
        await seeToast(page, '手紙の発送を記録しました。')
        await panel.waitFor({ state: 'detached' })
        await page.getByText(/^手紙 .* 発送$/).waitFor()
        await expectSoundScreen(page, officeWidths)
        await giveBack()
      },
    )
  })
}

/**
 * Money that came without its owner was put on the refund list of a member; that was half a year ago, and he has no account. @returns his name, and how it
 * becomes as it was.
 */
async function nobodyTakesTheMoney(stage: Stage): Promise<{ name: string; giveBack: () => Promise<void> }> {
  const database = stage.database()
  await strayDeposit(stage, 77_700)
  const maker = await operatorClient(stage, 'first')
  await maker.query('mutation { readAccountEntries { ok } }')
  const { id: line } = await database
    .selectFrom('bank_line')
    .select('id')
    .where('amount', '=', 77_700)
    .executeTakeFirstOrThrow()
  const owner = await database
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .innerJoin('bank_account as account', 'account.member_id', 'member.id')
    .select(['investment.id', 'account.id as account', 'member.family_name as family', 'member.given_name as given'])
    .where('investment.status', '=', 'participating')
    .where('account.replaced_at', 'is', null)
    .orderBy('investment.id', 'desc')
    .executeTakeFirstOrThrow()
  const { refundSuspense: found } = await maker.query<{ refundSuspense: { proposal_id: string } }>(
    'mutation ($input: RefundSuspenseInput!) { refundSuspense(input: $input) { proposal_id } }',
    { input: { bank_line_id: String(line), invest_id: String(owner.id), reason: '振込の控えで確かめた。' } },
  )
  await agree(await operatorClient(stage, 'second'), found.proposal_id)
  const refund = await database
    .selectFrom('refund')
    .select('id')
    .where('key', '=', `suspense:${line}`)
    .executeTakeFirstOrThrow()
  const put = (days: number, replacedAt: Date | null) =>
    database.transaction().execute(async (transaction) => {
      // Neither changes by any use case: the days pass for this refund alone.
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`update refund set owed_since = owed_since + make_interval(days => ${days}) where id = ${refund.id}`.execute(
        transaction,
      )
      await sql`update bank_account set replaced_at = ${replacedAt} where id = ${owner.account}`.execute(transaction)
    })
  const long = LETTER_AFTER + 30
  await put(-long, await stage.product().desk.now())
  return { name: `${owner.family} ${owner.given}`, giveBack: () => put(long, null) }
}

async function agree(client: GraphqlClient, id: string): Promise<void> {
  const { adminProposals } = await client.query<{ adminProposals: { rows: { effect_hash: string }[] } }>(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }',
    { id },
  )
  await client.query('mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }', {
    input: { id, effect_hash: adminProposals.rows[0]?.effect_hash },
  })
}
