import { describe, expect, test } from 'vitest'
import { renderPaper } from '../../adapters/pdf/paper-document.ts'
import { readPdfText } from '../../adapters/pdf/read-pdf-text.ts'
import { createTypstPdfRenderer } from '../../adapters/pdf/typst-pdf-renderer.ts'
import { japanDate } from '../../domain/calendar.ts'
import { yen } from '../../domain/money.ts'
import { operatorProfile } from '../operator/operator-profile.ts'
import { annualReportDocument } from './annual-report-document.ts'
import { sumUp, type AnnualLine } from './load-annual-report.ts'

const pdf = createTypstPdfRenderer()
const funds = ['第3号　横浜元町テラス', '第6号　京都 西陣の町家', '第12号　世田谷区三軒茶屋レジデンス']
const plain = (text: string) => text.replace(/\s/g, '')

/** As many payments as are asked for, each of its own sums. */
function paymentsOf(count: number): AnnualLine[] {
  return Array.from({ length: count }, (_, index) => {
    const [dividend, tax, principal] = [10_000 + index, 2_042, index % 2 === 0 ? 200_000 : 0]
    return {
      investmentId: index, fundName: funds[index % funds.length] ?? '', paidAt: new Date(`2025-${String(1 + (index % 12)).padStart(2, '0')}-15T12:00:00+09:00`),
      dividend: yen(dividend), tax: yen(tax), principal: yen(principal), loss: yen(0), payAmount: yen(dividend - tax + principal),
    }
  })
}

async function pagesWith(payments: number): Promise<string[]> {
  const lines = paymentsOf(payments)
  const paper = annualReportDocument({
    documentNumber: 'A-2025-48201937', createdAt: new Date('2026-01-15T10:00:00+09:00'), version: 1, report: sumUp(2025, lines), lines,
    holdings: { day: japanDate('2025-12-31'), rows: [{ fundName: '第8号　福岡市中央区アパート', state: '運用中', amount: yen(300_000) }] },
    member: { name: '佐藤 美咲', memberNumber: '48201937', zipCode: '154-0024', address: '東京都世田谷区三軒茶屋 2-00-00' },
    operator: operatorProfile({ BASE_URL: 'https://ito.example' }),
  })
  return readPdfText(await renderPaper(paper, pdf))
}

describe('the year’s report on paper', () => {
  test.each([[0, 1], [6, 1], [30, 2]])('with %i payments fills %i sheets', async (payments, sheets) => {
    expect(await pagesWith(payments)).toHaveLength(sheets)
  })

  test('cuts no payment in two, and every sheet names the columns again', async () => {
    const pages = await pagesWith(40)
    for (const line of paymentsOf(40)) {
      const row = plain(`${line.fundName}${Number(line.paidAt.toISOString().slice(5, 7))}月15日${line.dividend.toLocaleString('ja-JP')}2,042${(line.dividend - line.tax).toLocaleString('ja-JP')}`)
      expect(pages.filter((page) => page.includes(row)), row).toHaveLength(1)
    }
    for (const page of pages) expect(page).toContain('源泉徴収税額分配金（税引後）元本の返還')
  })

  test('says what was at work on the last day of the year', async () => {
    expect((await pagesWith(2)).join('')).toContain('2025年12月31日（水）現在の出資（円）ファンド状況出資額第8号福岡市中央区アパート運用中300,000合計300,000')
  })
})
