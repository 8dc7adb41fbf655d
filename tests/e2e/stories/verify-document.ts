import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive } from '../steps/log-in.ts'
import { seeFocus } from '../support/by-keyboard.ts'
import { demoMembers } from '../support/demo-people.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const ours = '当社が発行した書面です'
const unknown = '当社の書面として確認できませんでした'

export function verifyDocument(stage: Stage): void {
  describe('whoever holds a document', () => {
    it('learns that a downloaded contract is ours and unchanged, and that one with a flipped bit is not', async () => {
      const { page: memberPage } = await arrive(stage, demoMembers.oldInvestor, '/mypage/documents')
      await memberPage.getByRole('link', { name: '契約成立時書面', exact: true }).first().click()
      await memberPage.waitForURL('/mypage/contract/*')
      const contract = await downloaded(memberPage, 'ダウンロード')

      const { page } = await stage.visitor()
      const sent = watchUploads(page)
      await visit(page, '/verify')
      await dropFile(page, '契約成立時書面.pdf', contract)
      await page.getByText(ours).waitFor()
      const verdict = page.getByRole('group', { name: '確かめた結果' })
      expect(await verdict.innerText()).toContain('契約成立時書面')
      expect(await verdict.innerText()).not.toContain('佐藤')
      await expectSoundScreen(page)

      const changed = Buffer.from(contract)
      changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
      await dropFile(page, '書き換えた書面.pdf', changed)
      await page.getByText(unknown).waitFor()
      await expect.poll(() => page.getByText(ours).count()).toBe(0)
      await expectSoundScreen(page)
      // The number alone travels, never the file.
      expect(Math.max(...sent())).toBeLessThan(1_000)
    })

    it('gets the own year as a signed PDF, and chooses it with the keyboard alone', async () => {
      const visitor = await arrive(stage, demoMembers.oldInvestor, '/mypage/annual/2025')
      const report = await downloaded(visitor.page, 'PDFをダウンロード')
      expect(report.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached')
      await visit(visitor.page, '/verify')
      // The wait is told to the page on the way that everything takes, and the key comes by a faster one: the focus in between has to be answered.
      const chooser = visitor.page.waitForEvent('filechooser')
      await visitor.page.locator('#verify-file').focus()
      await visitor.page.keyboard.press('Enter')
      await (await chooser).setFiles({ name: '年間取引報告書.pdf', mimeType: 'application/pdf', buffer: report })
      await visitor.page.getByText(ours).waitFor()
      await seeFocus(visitor.page.getByRole('group').filter({ hasText: '年間取引報告書' }))
    })

    it('is told what is wrong with a file that cannot be a document', async () => {
      const { page } = await stage.visitor('phone')
      await visit(page, '/verify')
      await page.setInputFiles('#verify-file', { name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) })
      await page.getByText('ファイルが空です').waitFor()
      await expectSoundScreen(page)
    })
  })
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return readFile(await pathOf(download))
}

async function pathOf(download: Download): Promise<string> {
  const path = await download.path()
  if (path === null) throw new Error(`the download failed: ${await download.failure()}`)
  return path
}

/** As a hand does it with a file from the desktop. */
async function dropFile(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const dropped = new DataTransfer()
      dropped.items.add(
        new File([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], fileName, {
          type: 'application/pdf',
        }),
      )
      return dropped
    },
    [name, bytes.toString('base64')] as const,
  )
  await page.locator('#verify-file').dispatchEvent('drop', { dataTransfer: transfer })
}

/** The sizes of what the page sends from now on. */
function watchUploads(page: Page): () => number[] {
  const sizes = [0]
  page.on('request', (request) => sizes.push(request.postDataBuffer()?.length ?? 0))
  return () => sizes
}
