import { describe, expect, test } from 'vitest'
import { renderDocument } from '../../../adapters/pdf/printed-document.ts'
import { readPdfText } from '../../../adapters/pdf/fixtures/read-pdf-text.ts'
import { createTypstPdfRenderer } from '../../../adapters/pdf/typst-pdf-renderer.ts'
import { japanDate } from '../../../domain/calendar.ts'
import { idOf } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import { annualReportDocument } from './annual-report-document.ts'
import type { Closing } from '../../treasury/tax-year/closing.ts'
import { sumFigures } from '../../treasury/tax-year/tax-year.ts'
import type { AnnualLine, AnnualReport } from './load-annual-report.ts'

const pdf = createTypstPdfRenderer()
const funds = ['第3号　横浜元町テラス', '第6号　京都 西陣の町家', '第12号　世田谷区三軒茶屋レジデンス']
const plain = (text: string) => text.replace(/\s/g, '')

/** As many distributions as are asked for, each of its own sums, paid on the day on which they were fixed. */
function linesOf(count: number): AnnualLine[] {
  return Array.from({ length: count }, (_, index) => {
    const [dividend, tax, principal] = [10_000 + index, 2_042, index % 2 === 0 ? 200_000 : 0]
    const fixedOn = japanDate(`2025-${String(1 + (index % 12)).padStart(2, '0')}-15`)
    return {
      investmentId: idOf(index),
      fundName: funds[index % funds.length] ?? '',
      fixedOn,
      paidOn: fixedOn,
      dividend: yen(dividend),
      tax: yen(tax),
      principal: yen(principal),
      restored: yen(0),
      loss: yen(0),
      payAmount: yen(dividend - tax + principal),
      unpaidDividend: yen(0),
      uncollectedTax: yen(0),
    }
  })
}

const closing = (number: number, reason: string, figures: Partial<Closing> = {}): Closing => ({
  number,
  reason,
  closedAt: new Date('2026-01-20T10:00:00+09:00'),
  payee: { name: '佐藤 美咲', zipCode: '1540024', address: '東京都世田谷区三軒茶屋 2-00-00' },
  ...sumFigures([]),
  ...figures,
})

async function pagesOf(lines: readonly AnnualLine[], facts: Partial<AnnualReport> = {}): Promise<string[]> {
  const report: AnnualReport = {
    year: 2025,
    ...sumFigures(lines),
    restored: yen(lines.reduce((sum, { restored }) => sum + restored, 0)),
    paidInYear: yen(0),
    isRunning: false,
    closings: [closing(0, '')],
    differsFromIssued: false,
    ...facts,
  }
  const paper = annualReportDocument({
    documentNumber: 'A-2025-48201937',
    createdAt: new Date('2026-01-15T10:00:00+09:00'),
    version: 1,
    report,
    lines,
    holdings: {
      day: japanDate('2025-12-31'),
      rows: [{ fundName: '第8号　福岡市中央区アパート', state: '運用中', amount: yen(300_000) }],
    },
    member: {
      name: '佐藤 美咲',
      memberNumber: '48201937',
      zipCode: '154-0024',
      address: '東京都世田谷区三軒茶屋 2-00-00',
    },
    operator: operatorProfile({ BASE_URL: 'https://ito.example' }),
  })
  return readPdfText(await renderDocument(paper, pdf))
}

describe('the year’s report on paper', () => {
  test.each([
    [0, 1],
    [1, 1],
    [6, 2],
    [30, 3],
  ])('with %i distributions fills %i sheets', async (count, sheets) => {
    expect(await pagesOf(linesOf(count))).toHaveLength(sheets)
  })

  test('cuts no distribution in two, and every sheet names the columns again', async () => {
    const pages = await pagesOf(linesOf(40))
    for (const line of linesOf(40)) {
      const row = plain(
        `${line.fundName}${Number(line.fixedOn.slice(5, 7))}月15日${Number(line.fixedOn.slice(5, 7))}月15日${line.dividend.toLocaleString('ja-JP')}2,042`,
      )
      expect(
        pages.filter((page) => page.includes(row)),
        row,
      ).toHaveLength(1)
    }
    for (const page of pages) expect(page).toContain('分配金（税引前）源泉徴収税額元本の返還')
  })

  test('says what was at work on the last day of the year', async () => {
    expect((await pagesOf(linesOf(2))).join('')).toContain(
      '2025年12月31日（水）現在の出資（円）ファンド状況出資額第8号福岡市中央区アパート運用中300,000合計300,000',
    )
  })

  test('says which year it is, and what of it is unpaid', async () => {
    const [line] = linesOf(1)
    if (!line) throw new Error('no line')
    const text = (
      await pagesOf(
        [{ ...line, paidOn: japanDate('2026-01-05'), unpaidDividend: yen(10_000), uncollectedTax: yen(2_042) }],
        { paidInYear: yen(7_958) },
      )
    ).join('')
    expect(text).toContain('2025年分（1月1日〜12月31日）')
    expect(text).toContain('うち未払分配金10,000円（2025年12月31日現在）')
    expect(text).toContain('うち未徴収源泉徴収税額2,042円（2025年12月31日現在。')
    expect(text).toContain('2025年中の振込額は、前の年に確定した分を含めて7,958円です。')
    expect(text).toContain('1月15日2026年1月5日10,000')
    expect(text).not.toContain('訂正について')
  })

  test('gives what a return of income tax asks for, and leaves to the member what only the member knows', async () => {
    const text = (await pagesOf(linesOf(2))).join('')
    expect(text).toContain(
      '糸ファンディング株式会社（法人番号9000000000000）雑（その他）匿名組合の分配20,0014,084ほかの収入と必要経費（ご自身でご記入ください）',
    )
    // Neither in a year that is not over, nor where nothing was distributed.
    expect((await pagesOf(linesOf(2), { isRunning: true })).join('')).not.toContain('所得の内訳')
    expect((await pagesOf([])).join('')).not.toContain('所得の内訳')
  })

  test('names what later income restored of a loss, beside the principal that went back', async () => {
    const [line] = linesOf(1)
    if (!line) throw new Error('no line')
    const restoring = { ...line, dividend: yen(0), tax: yen(0), principal: yen(25_000), restored: yen(25_000) }
    const text = (await pagesOf([{ ...restoring, payAmount: yen(25_000) }])).join('')
    expect(text).toContain('元本の回復25,000円')
    // Dividend, tax, principal, loss, what is restored, and all of it.
    expect(text).toContain('1月15日1月15日000025,00025,000')
    expect(text).toContain(
      '損失が確定した年の金額は変更していません。申告での取扱いは、税務署または税理士にご確認ください。',
    )
    expect((await pagesOf([line])).join('')).not.toContain('元本の回復')
  })

  test('tells each correction of a closed year, before and after', async () => {
    const closings = [
      closing(0, '', { dividend: yen(12_500), tax: yen(2_552) }),
      closing(1, '第3号の分配を取り消したため。', { dividend: yen(10_000), tax: yen(2_042) }),
    ]
    const text = (await pagesOf(linesOf(1), { closings })).join('')
    expect(text).toContain(
      '第1回の訂正（2026年1月20日（火））：第3号の分配を取り消したため。分配金12,500円→10,000円、源泉徴収税額2,552円→2,042円',
    )
    expect((await pagesOf(linesOf(1), { differsFromIssued: true })).join('')).toContain(
      '前に発行した2025年分の報告書と金額が異なります。',
    )
  })

  test('tells a correction of a name, and one that changes nothing of what this document says', async () => {
    const maiden = { name: '鈴木 美咲', zipCode: '1540024', address: '東京都世田谷区三軒茶屋 2-00-00' }
    const closings = [
      closing(0, '', { payee: maiden }),
      closing(1, '氏名が変わっていたため。'),
      closing(2, '個人番号の誤り。'),
    ]
    const text = (await pagesOf(linesOf(1), { closings })).join('')
    expect(text).toContain('氏名が変わっていたため。氏名鈴木美咲→佐藤美咲')
    expect(text).toContain('個人番号の誤り。金額・氏名・住所に変更はありません。')
  })

  test('of a running year says that it is not over', async () => {
    expect((await pagesOf(linesOf(1), { isRunning: true, closings: [] })).join('')).toContain(
      '2025年は、まだ終わっていません。',
    )
  })
})
