import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive, logOut } from '../steps/log-in.ts'
import { focused } from '../support/by-keyboard.ts'
import { demoMembers } from '../support/demo-people.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { reload, visit } from '../support/visit.ts'

/** A thumb that pulls the page down too far, a phone that drops the tab. */
export function keptWords(stage: Stage): void {
  describe('what a member has typed', () => {
    it(
      'is there again after a reload, in forms and in dialogs, until it is given up or the member logs out; passwords never are',
      { tags: ['course'] },
      async () => {
        const visitor = await arrive(stage, demoMembers.careful, '/mypage/info', 'phone')
        const { page, press } = visitor
        const openAddress = () => press(page.getByRole('button', { name: /^住所を\s?変更$/ }))
        const address = page.getByRole('dialog', { name: '住所の変更' }).getByLabel('新しい住所')
        await openAddress()
        await address.fill('京都市北区紫野1-2-3')
        await reload(page)
        await openAddress()
        await expect.poll(() => address.inputValue()).toBe('京都市北区紫野1-2-3')
        await expectSoundScreen(page)
        await press(page.getByRole('dialog', { name: '住所の変更' }).getByRole('button', { name: '戻る' }))
        await openAddress()
        await expect.poll(() => address.inputValue()).toBe('')

        await visit(page, '/mypage/info')
        await chooseByPassbook(visitor)
        await reload(page)
        await press(page.getByRole('button', { name: /^口座を(登録|変更)する$/ }))
        await expect.poll(() => bankDialog(page).getByLabel('口座番号（普通）').inputValue()).toBe('1234567')
        // What is pasted is counted after its blanks and hyphens are gone, asked back where it is short, and shown whole before it is saved.
        const number = bankDialog(page).getByLabel('口座番号（普通）')
        const check = async (pasted: string) => {
          await number.fill(pasted)
          await press(bankDialog(page).getByRole('button', { name: '入力内容を確認する' }))
        }
        await check('123456789')
        await bankDialog(page).getByText('8文字以内で入力してください').waitFor()
        await check('ー')
        await bankDialog(page).getByText('口座番号を入力してください', { exact: true }).waitFor()
        await check('12a-3４5')
        await bankDialog(page).getByText('入力された番号は5桁です').waitFor()
        await bankDialog(page).getByRole('button', { name: 'はい、0012345で登録する' }).waitFor()
        await expectSoundScreen(page)
        await press(bankDialog(page).getByRole('button', { name: '番号を直す' }))
        await check('1234-5671')
        await bankDialog(page).getByText('1234567', { exact: true }).waitFor()
        await bankDialog(page).getByText('通帳の番号（12345671）の最後の1を除いた7桁を登録します。').waitFor()
        await press(bankDialog(page).getByRole('button', { name: '番号を直す' }))
        await visit(page, '/mypage')
        await visit(page, '/mypage/info')
        await press(page.getByRole('button', { name: /^口座を(登録|変更)する$/ }))
        await bankDialog(page)
          .getByRole('combobox', { name: /銀行名/ })
          .fill('みずほ')
        await press(page.getByRole('option', { name: /みずほ銀行/ }).first())
        await bankDialog(page)
          .getByRole('combobox', { name: /支店名/ })
          .fill('ほんてん')
        await press(page.getByRole('option', { name: /本店/ }).first())
        await check(' 0012-3456')
        await bankDialog(page).getByText('00123456', { exact: true }).waitFor()
        await bankDialog(page).getByText('入力された番号は8桁です').waitFor()
        await press(bankDialog(page).getByRole('button', { name: '番号を直す' }))
        await press(bankDialog(page).getByRole('button', { name: '戻る' }))

        await visit(page, '/mypage/update')
        const telephone = page.getByLabel('電話番号')
        await expect.poll(() => telephone.inputValue()).not.toBe('')
        const registered = await telephone.inputValue()
        await telephone.fill('0312345678')
        await page.getByText('まだ保存していない変更があります。').waitFor()
        await reload(page)
        await expect.poll(() => telephone.inputValue()).toBe('0312345678')
        await expectSoundScreen(page)
        await press(page.getByRole('button', { name: '登録されている内容に戻す' }))
        await expect.poll(() => telephone.inputValue()).toBe(registered)

        await visit(page, '/procedures/disclosure')
        const note = page.getByLabel('対象の情報や期間、訂正の内容など')
        await note.fill('昨年の取引について')
        await reload(page)
        await expect.poll(() => note.inputValue()).toBe('昨年の取引について')
        expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
          demoMembers.careful.password,
        )

        // Whoever logs in next at this device finds nothing of it.
        await logOut(visitor)
        expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
          '昨年の取引',
        )
      },
    )
  })
}

const bankDialog = (page: Page) => page.getByRole('dialog', { name: /^受取口座の(登録|変更)$/ })

/** An account with the Japan Post Bank, by what stands in its passbook; a postal transfer account is told at once. */
async function chooseByPassbook({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: /^口座を(登録|変更)する$/ }))
  const dialog = bankDialog(page)
  await dialog.getByRole('combobox', { name: /銀行名/ }).fill('ゆうちょ')
  await press(page.getByRole('option', { name: /ゆうちょ/ }).first())
  await dialog.getByLabel('記号').fill('00530')
  await dialog.getByLabel('番号', { exact: true }).fill('１２３４５６７１')
  await press(dialog.getByRole('button', { name: '支店と口座番号に変換する' }))
  await dialog.getByText('振替口座（0で始まる記号）は登録できません。').waitFor()
  await expectSoundScreen(page)
  await dialog.getByLabel('記号').fill('１０５３０')
  await dialog.getByLabel('記号').press('Enter')
  await dialog.getByText('〇五八').waitFor()
  await expect.poll(() => focused(page)).toBe('口座番号（普通）')
}
