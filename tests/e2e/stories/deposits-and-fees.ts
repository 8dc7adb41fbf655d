import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { japanDateOf } from '../../../src/domain/calendar.ts'
import { enqueue } from '../../../src/features/core/enqueue.ts'
import { demoPaper } from '../../../src/server/demo/demo-paper.ts'
import { makeBankLine } from '../../support/operators-money.ts'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { confirmBecause, seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

/** A tenant's deposit from its coming to what is kept of it, and the fee of a tax accountant with its tax. */
export function depositsAndFees(stage: Stage): void {
  describe('the operators', () => {
    it(
      'hold a tenant’s deposit, keep it when he has left, and pay a tax accountant less the tax',
      { tags: ['course'] },
      async () => {
        const { fund, lease } = await endedLease(stage)
        await linesOf(stage, { 'ニシダ シキキン': 20_000, 'ゼイリシ コマツ': -7_700 })
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/ledger?view=lines', '帳簿')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        const open = async (remarks: string) => {
          await openOffice(visitor, '/itoadmintool/ledger?view=lines', '帳簿')
          await page
            .getByRole('row', { name: new RegExp(remarks) })
            .getByRole('button')
            .click()
          await page.getByRole('combobox', { name: /^内容/ }).selectOption({ label: 'ファンドの収入・支払い' })
          await page.getByRole('combobox', { name: /^ファンド/ }).selectOption({ label: fund })
          await page.getByLabel('理由').fill('契約書と請求書で確かめた。')
        }
        const propose = async (size: string, use: string) => {
          await page.getByRole('button', { name: `${size}の内訳を提案する` }).click()
          await seeToast(page, '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。')
          await agree(colleague, new RegExp(`${size}をファンドの${use}として登録`))
        }

        await open('ニシダ シキキン')
        await page.getByRole('combobox', { name: /^内訳の内容/ }).selectOption({ label: '敷金・保証金' })
        await page.getByRole('combobox', { name: /^賃貸借/ }).selectOption(lease)
        await expectSoundScreen(page, officeWidths)
        await propose('20,000円', '収入')

        await openOffice(visitor, '/itoadmintool/ledger?view=deposits', '帳簿')
        await page
          .getByRole('table', { name: '賃貸借ごとの敷金・保証金' })
          .getByRole('row', { name: /西田 渚.*20,000/ })
          .waitFor()
        await expectSoundScreen(page, officeWidths)
        const keep = async () => {
          const form = page.getByRole('form', { name: '敷金・保証金からの差し引き' })
          await form.getByRole('combobox', { name: /^賃貸借/ }).selectOption({ index: 1 })
          await form.getByRole('combobox', { name: /^差し引く理由/ }).selectOption({ label: '原状回復費への充当' })
          await form.getByLabel('金額（円）').fill('20001')
          await form.getByLabel('差し引いた日').fill(japanDateOf(new Date(await stage.product().desk.now())))
          await form
            .getByLabel('精算書などのPDF')
            .setInputFiles({ name: '精算書.pdf', mimeType: 'application/pdf', buffer: demoPaper })
          await form.getByRole('textbox', { name: /^理由/ }).fill('退去の精算書で確かめた。')
          await form.getByRole('button', { name: '20,001円の差し引きを提案する' }).click()
          await form.getByText('この賃貸借で預かっている敷金・保証金は20,000円です。').first().waitFor()
          await expectSoundScreen(page, officeWidths)
          await form.getByLabel('金額（円）').fill('20000')
          await form.getByRole('button', { name: '20,000円の差し引きを提案する' }).click()
          await seeToast(page, '差し引きを提案しました。ほかの運営者が承認すると、ファンドの収入に加わります。')
          await agree(colleague, /敷金・保証金から20,000円を差し引いて収入に計上/)
          await page.reload()
        }
        await keep()
        await page.getByRole('button', { name: /^差し引き\d+を取り消す$/ }).click()
        await confirmBecause(
          page.getByRole('dialog', { name: 'この差し引きの取り消しを提案しますか？' }),
          '借主と合意した額と違っていたため。',
          '取り消しを提案する',
        )
        await seeToast(page, '取り消しを提案しました。ほかの運営者が承認すると、預かりに戻ります。')
        await agree(colleague, /敷金・保証金からの差し引き20,000円を取り消し/)
        await page.reload()
        await keep()
        await expectSoundScreen(page, officeWidths)

        await open('ゼイリシ コマツ')
        await page.getByRole('combobox', { name: /^内訳の内容/ }).selectOption({ label: '専門家報酬' })
        await page.getByLabel('金額（円）').fill('8575')
        await page.getByRole('button', { name: '内訳を追加' }).click()
        const tax = page.getByRole('group', { name: '内訳2' })
        await tax.getByRole('combobox', { name: /^内訳の内容/ }).selectOption({ label: '報酬から預かる源泉所得税' })
        await tax.getByRole('combobox', { name: /^支払先の区分/ }).selectOption({ index: 2 })
        await tax.getByLabel('対象の報酬（円）').fill('8575')
        await expect.poll(() => tax.getByLabel('金額（円）').inputValue()).toBe('875')
        await expectSoundScreen(page, officeWidths)
        await propose('7,700円', '支払い')

        await openOffice(visitor, '/itoadmintool/tax', '税務')
        await page
          .getByRole('table', { name: '月・ファンドごとの報酬の源泉所得税' })
          .getByRole('row', { name: /8,575.*875/ })
          .waitFor()
        await page
          .getByRole('table', { name: '年・支払先ごとの報酬' })
          .getByRole('row', { name: /ゼイリシ コマツ.*8,575.*875/ })
          .waitFor()
        await expectSoundScreen(page, officeWidths)
      },
    )
  })
}

/** A room whose tenant has left; nobody has paid a deposit for it yet. */
async function endedLease(stage: Stage): Promise<{ fund: string; lease: string }> {
  const { rows } = await sql<{ fund: string; lease: string }>`
    with tenant as (
      insert into party (name, name_kana, relation, recorded_at) values ('西田 渚', 'ニシダ ナギサ', 'third', '2026-01-10') returning id
    ), stay as (
      select stay.part_id, fund.name from property_stay stay join fund on fund.id = stay.fund_id
      where stay.held_until is null order by fund.id limit 1
    ), let as (
      insert into lease (part_id, tenant_id, rent, common_fee, deposit, begins_on, ends_on, rent_due, is_sublease, recorded_at)
      select stay.part_id, tenant.id, 10000, 0, 20000, '2024-01-01', '2025-12-31', 'month_before', false, '2026-01-10' from stay, tenant returning id
    )
    select stay.name as fund, let.id::text as lease from stay, let`.execute(stage.database())
  const [room] = rows
  if (room === undefined) throw new Error('no fund holds a property')
  return room
}

async function linesOf(stage: Stage, lines: Readonly<Record<string, number>>): Promise<void> {
  const { deskUrl } = stage.product()
  for (const [text, amount] of Object.entries(lines))
    await makeBankLine(deskUrl, { direction: amount > 0 ? 'in' : 'out', amount: Math.abs(amount), text })
  await enqueue(stage.database(), 'read-account', {}, { key: 'read-account' })
  const read = stage
    .database()
    .selectFrom('bank_statement_line')
    .select('id')
    .where('remarks', 'in', Object.keys(lines))
  await expect.poll(async () => (await read.execute()).length, { timeout: 20_000 }).toBe(Object.keys(lines).length)
}
