import { expect } from 'vitest'
import type { OpenFund, Register } from './read-papers.ts'
import { figure } from './two-desks.ts'
import { sum, taxOn, type BalanceSheet, type PeriodSheet } from './worksheet.ts'

/** What pages, papers and published data have to say, in the figures of the sheet. */

const yen = (amount: number): string => `${figure(amount)}円`

/** '2027-04-28' as a page says it. */
function dayText(day: string): string {
  const weekday = '日月火水木金土'[new Date(day).getUTCDay()]
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日（${weekday}）`
}

const sourceText = ({ ofHundred: [rents = 0, sale = 0] }: PeriodSheet): string =>
  `分配金100円のうち、${rents > 0 ? `賃料から${rents}円、` : ''}${sale > 0 ? `売却益から${sale}円、` : ''}出資金の払戻しは0円です。`

/** A related party's part of a hundred is rounded up, too. */
const relatedOfHundred = ({ paid, relatedOfRents }: PeriodSheet): number => Math.ceil((relatedOfRents * 100) / paid)
const relatedText = (sheet: PeriodSheet): string =>
  `うち、当社や関係者が支払った賃料・売却代金から${relatedOfHundred(sheet)}円`
const checkedText = '銀行の明細で確かめた収入100％'

/** What the first operator writes where the books give less than planned; null where they do not. */
export const reasonOf = ({ priority, cap }: PeriodSheet): string | null =>
  priority < cap ? '修繕などの費用がかかり、利益が予定に届かなかったためです。' : null

const lessText = (sheet: PeriodSheet): string[] =>
  reasonOf(sheet) === null
    ? []
    : [
        `予定分配率で計算した分配金の総額は${yen(sheet.cap)}でしたが、${yen(sheet.priority)}を分配しました（予定より${yen(sheet.cap - sheet.priority)}少ない額です）。理由：${reasonOf(sheet)}`,
      ]

const costsOf = ({ costsByKind, costOfSold }: PeriodSheet): [kind: string, amount: number][] => [
  ...costsByKind,
  ...(costOfSold > 0 ? [['売却原価', costOfSold] as [string, number]] : []),
]
const earnedIn = ({ income, proceeds }: PeriodSheet): number => income + proceeds

function expectWords(text: string, words: readonly string[]): void {
  const plain = text.replaceAll(/\s/g, '')
  expect(words.filter((each) => !plain.includes(each.replaceAll(/\s/g, '')))).toEqual([])
}

export interface Holding {
  amount: number
  dividend: number
  principal: number
  payday: string
}

/** The property management report of one investor about one period. */
export function expectReport(
  text: string,
  sheet: PeriodSheet,
  {
    balance,
    holding: { amount, dividend, principal, payday },
    composition,
  }: { balance: BalanceSheet & { total: number }; holding: Holding; composition: Composition },
): void {
  const tax = taxOn(dividend)
  expectWords(text, [
    `${dayText(sheet.from)}から${dayText(sheet.until)}まで（${sheet.days}日）`,
    `出資の総額${yen(composition.senior + composition.subordinated)}（優先出資${yen(composition.senior)}、劣後出資${yen(composition.subordinated)}）`,
    `募集に満たなかった額${yen(composition.fillIn)}を当社が負担しています。`,
    `賃料収入${yen(sheet.income)}`,
    ...(sheet.proceeds > 0 ? [`売却収入${yen(sheet.proceeds)}`] : []),
    ...costsOf(sheet).map(([kind, cost]) => `${kind}${yen(cost)}`),
    `合計（差引${yen(sheet.profit)}）${yen(earnedIn(sheet))}${yen(earnedIn(sheet) - sheet.profit)}`,
    `当社や当社の関係者が支払った賃料・売却代金など：${yen(sheet.relatedIncome)}`,
    `貸借対照表（${dayText(sheet.until)}）`,
    `銀行口座${yen(balance.cash)}`,
    ...(balance.property > 0 ? [`対象不動産（取得原価）${yen(balance.property)}`] : []),
    ...(balance.owedToOperator > 0 ? [`未払営業者帰属損益${yen(balance.owedToOperator)}`] : []),
    `投資家の出資金（優先・運用中）${yen(composition.senior)}`,
    `当社の劣後出資${yen(composition.subordinated)}`,
    `当社の補填出資（募集に満たない分）${yen(composition.fillIn)}`,
    `未処分の利益${yen(balance.undistributed)}`,
    `合計${yen(balance.total)}${yen(balance.total)}`,
    `分配金の総額${yen(sheet.priority)}（税引前）`,
    `予定の利回りで計算した上限${yen(sheet.cap)}`,
    sourceText(sheet),
    relatedText(sheet),
    checkedText,
    ...lessText(sheet),
    `実績年利${sheet.yield.toFixed(1)}％（税引前）`,
    `あなたの出資額${yen(amount)}`,
    `あなたの分配金${yen(dividend)}（源泉徴収${yen(tax)}）`,
    `元本の返還${yen(principal)}`,
    `お支払い${yen(principal + dividend - tax)}を${dayText(payday)}に登録口座へ`,
  ])
}

export interface Composition {
  senior: number
  subordinated: number
  fillIn: number
}

/** The fund's page, of the periods that are closed. */
export function expectFundPage(
  text: string,
  sheets: readonly PeriodSheet[],
  { senior, subordinated, fillIn }: Composition,
  plannedRents: readonly number[],
): void {
  expectWords(text, [
    `投資家の出資${yen(senior)}当社の劣後出資${yen(subordinated)}当社の補填（募集に満たない分）${yen(fillIn)}合計${yen(senior + subordinated + fillIn)}`,
    ...sheets.flatMap((sheet, index) => [
      `第${index + 1}期${dayText(sheet.from)}〜${dayText(sheet.until)}${sourceText(sheet)}`,
      `${relatedText(sheet)}${checkedText}`,
      ...lessText(sheet),
      `収入賃料収入${yen(sheet.income)}${sheet.proceeds > 0 ? `、売却収入${yen(sheet.proceeds)}` : ''}`,
      ...costsOf(sheet).map(([kind, cost]) => `${kind}${yen(cost)}`),
      `賃料予定${yen(plannedRents[index] ?? 0)}（賃貸借契約）、実績${yen(sheet.income)}`,
    ]),
  ])
}

/** The member's card of an investment whose principal has come back. */
export function expectCard(text: string, holdings: readonly Holding[]): void {
  const last = holdings.at(-1)
  if (last === undefined) return expect.fail('nothing was paid')
  expectWords(text, [
    `出資額${yen(last.amount)}`,
    `分配金（税引前）${yen(last.dividend)}源泉徴収税−${yen(taxOn(last.dividend))}`,
    ...(last.principal > 0 ? [`元本の返還${yen(last.principal)}`] : []),
    `お支払金額${yen(last.principal + last.dividend - taxOn(last.dividend))}お支払日${dayText(last.payday)}`,
    ...holdings
      .slice(0, -1)
      .map(({ payday, dividend }) => `${dayText(payday)}${yen(dividend)}（源泉徴収税${yen(taxOn(dividend))}）`),
    ...(holdings.length > 1 ? [`合計${yen(sum(holdings.map(({ dividend }) => dividend)))}`] : []),
  ])
}

/** The member's statement of the year. */
export function expectAnnualReport(text: string, holdings: readonly (Holding & { fixedOn: string })[]): void {
  const short = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
  const rows = holdings.map(({ dividend, principal, payday, fixedOn }) => ({
    dividend,
    tax: taxOn(dividend),
    principal,
    paid: principal + dividend - taxOn(dividend),
    days: `${short(fixedOn)}${short(payday)}`,
  }))
  const all = (key: 'dividend' | 'tax' | 'principal' | 'paid'): number => sum(rows.map((row) => row[key]))
  expectWords(text, [
    `分配金（税引前）${yen(all('dividend'))}源泉徴収税額${yen(all('tax'))}支払額${yen(all('paid'))}損失0円`,
    ...rows.map(
      (row) => `${row.days}${figure(row.dividend)}${figure(row.tax)}${figure(row.principal)}0${figure(row.paid)}`,
    ),
    `合計${figure(all('dividend'))}${figure(all('tax'))}${figure(all('principal'))}0${figure(all('paid'))}`,
  ])
}

/** In the published data costs have names of their own. */
const costCodes: Readonly<Record<string, string>> = {
  管理費: 'management',
  修繕費: 'repair',
  保険料: 'insurance',
  公租公課: 'public_dues',
  仲介手数料: 'brokerage',
  登記費用: 'registration',
  その他の費用: 'other',
  売却原価: 'sale_cost',
}

/** `/open/funds/{id}.json`, of the periods that are closed. */
export function expectOpenFund(
  { composition, periods, yields }: OpenFund,
  sheets: readonly PeriodSheet[],
  {
    amounts,
    parts,
    principal,
    rate,
  }: { amounts: readonly number[]; parts: Composition; principal: readonly number[]; rate: number | null },
): void {
  expect(composition.at(-1)).toMatchObject({
    senior: parts.senior,
    subordinated: parts.subordinated,
    fill_in: parts.fillIn,
    taken_over: 0,
  })
  for (const [index, sheet] of sheets.entries()) {
    const period = periods[index]
    expect(period).toMatchObject({
      start_on: sheet.from,
      end_on: sheet.until,
      income: {
        rent: sheet.income,
        other: 0,
        sale: sheet.proceeds,
        declared: 0,
        related: sheet.relatedIncome,
        related_sale: 0,
      },
      profit: sheet.profit,
      distribution: {
        total: sheet.priority,
        dividend: sheet.paid,
        days: sheet.days,
        cap: sheet.cap,
        left_with_operator: sheet.priority - sheet.paid,
        why_less:
          reasonOf(sheet) === null ? null : { planned: sheet.cap, computed: sheet.priority, words: reasonOf(sheet) },
        holdings: expect.arrayContaining(
          amounts.map((amount, place) =>
            expect.objectContaining({
              amount,
              investors: 1,
              dividend: sheet.dividends[place],
              loss: 0,
              principal: principal[index] === 0 ? 0 : amount,
            }),
          ),
        ),
      },
      sources: { rent: sheet.sources.rents, sale: sheet.sources.sale, reserve: 0, declared: 0 },
      of_100_yen: { rent: sheet.ofHundred[0], sale: sheet.ofHundred[1], reserve: 0, declared: 0, principal: 0 },
      related_of_100_yen: relatedOfHundred(sheet),
      checked_by_bank_percent: 100,
    })
    expect(Object.fromEntries((period?.costs ?? []).map(({ kind, yen: cost }) => [kind, cost]))).toEqual(
      Object.fromEntries(costsOf(sheet).map(([kind, cost]) => [costCodes[kind], cost])),
    )
  }
  expect(yields.rate_bp).toBe(rate === null ? null : Math.round(rate * 100))
}

/** The pack for the authority: every dividend, income and cost by kind, and a fund's book in which nothing is left. */
export function expectPack(
  pack: ReadonlyMap<string, Register>,
  sheets: readonly PeriodSheet[],
  { amounts, taxes }: { amounts: readonly number[]; taxes: readonly number[] },
): void {
  const register = (number: string): Register => pack.get(number) ?? []
  expect(
    register('12').map((row) => [row['期'], row['分配金（円）'], row['源泉徴収（円）'], row['元本（円）']]),
  ).toEqual(
    sheets.flatMap((sheet, index) =>
      sheet.dividends.map((dividend, place) => [
        String(index + 1),
        dividend,
        taxOn(dividend),
        index === sheets.length - 1 ? amounts[place] : 0,
      ]),
    ),
  )
  const listed = register('40').map(
    (row) => `${String(row['計算期間'])} ${String(row['科目'])} ${String(row['金額（円）'])}`,
  )
  const expected = sheets.flatMap((sheet, index) =>
    [
      ['賃料収入', sheet.income] as const,
      ...(sheet.proceeds > 0 ? [['売却収入', sheet.proceeds] as const] : []),
      ...costsOf(sheet),
    ].map(([kind, amount]) => `${index + 1} ${kind} ${amount}`),
  )
  expect(listed.toSorted()).toEqual(expected.toSorted())
  expect(register('17').map((row) => row['納付額（円）'])).toEqual(taxes)
  expect(register('15').filter((row) => String(row['帳簿']).includes('第31号'))).toEqual([])
}
