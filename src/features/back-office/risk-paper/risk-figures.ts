import type { PrintedSection } from '../../../adapters/pdf/printed-document.ts'
import { DEALING_RULES } from '../../../domain/back-office/dealing-watch/rule-words.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { identityMethodWords, screeningWords } from '../../../domain/people/people-words.ts'
import { DEALING_SIZES } from '../../../domain/back-office/risk-paper.ts'
import type { RiskCustomers } from './load-customers.ts'
import type { CountAndSum, RiskYear } from './load-year.ts'

const figure = (count: number): string => count.toLocaleString('ja-JP')
const yenText = (amount: number): string => formatYen(yen(amount))

/** What the product counts: products and channels, customers, countries, dealings, findings. */
export function figureSections({ year, customers }: { year: RiskYear; customers: RiskCustomers }): PrintedSection[] {
  return [
    {
      kind: 'table',
      heading: `商品（${year.year}年に募集を始めたファンド）`,
      columns: [
        { label: 'ファンド', align: 'left' },
        { label: '募集総額', align: 'right' },
      ],
      rows:
        year.funds.length === 0
          ? [['募集を始めたファンドはありません', '―']]
          : year.funds.map(({ name, total }) => [name, yenText(total)]),
      total: null,
    },
    {
      kind: 'facts',
      heading: '取引の経路',
      rows: [
        { label: '申込みの受付', value: 'ウェブサイトのみ（すべて非対面）' },
        { label: 'お金の受け渡し', value: '銀行振込のみ（現金は扱いません）' },
        { label: '書面を郵送している会員', value: `${figure(customers.paper)}人` },
        {
          label: '本人確認の方法',
          value:
            year.identities.length === 0
              ? `${year.year}年に完了した本人確認はありません`
              : year.identities
                  .map(({ method, count }) => `${identityMethodWords[method]} ${figure(count)}件`)
                  .join('、'),
        },
      ],
    },
    people('顧客（年齢）', customers.ages, customers.total),
    people('顧客（職業）', customers.occupations, customers.total),
    people('顧客（リスク）', customers.levels, customers.total),
    people('国・地域（会員の住所）', customers.prefectures, customers.total),
    dealings(year),
    findings(year),
    {
      kind: 'facts',
      heading: '反社チェックと外国の重要な公的地位',
      rows: [
        {
          label: `${year.year}年に行った反社チェック`,
          value:
            year.screenings.length === 0
              ? '行っていません'
              : year.screenings.map(({ result, count }) => `${screeningWords[result]} ${figure(count)}件`).join('、'),
        },
        { label: '外国の重要な公的地位の申告', value: `${figure(year.officials.declared)}件` },
        { label: 'うち2人の運営者による承認', value: `${figure(year.officials.approved)}件` },
      ],
    },
  ]
}

function people(heading: string, counts: readonly (readonly [string, number])[], total: number): PrintedSection {
  return {
    kind: 'table',
    heading,
    columns: [
      { label: '区分', align: 'left' },
      { label: '人数', align: 'right' },
      { label: '割合', align: 'right' },
    ],
    rows: counts.map(([word, count]) => [
      word,
      `${figure(count)}人`,
      total === 0 ? '―' : `${((count * 100) / total).toFixed(1)}%`,
    ]),
    total: ['合計', `${figure(total)}人`, total === 0 ? '―' : '100.0%'],
  }
}

function dealings(year: RiskYear): PrintedSection {
  const row = (word: string, { count, yen: amount }: CountAndSum) => [word, `${figure(count)}件`, yenText(amount)]
  return {
    kind: 'table',
    heading: `取引の種類と規模（${year.year}年）`,
    columns: [
      { label: '種類', align: 'left' },
      { label: '件数', align: 'right' },
      { label: '金額', align: 'right' },
    ],
    rows: [
      row('申込み', year.applications),
      row('申込みの取り消し（クーリング・オフを含みます）', year.canceled),
      row('申込みに対する入金', year.deposits),
      ...year.sizes.map((size, index) => row(`　うち1件が${DEALING_SIZES[index]?.word ?? ''}`, size)),
      row('申込みを特定できない入金', year.unknownDeposits),
      row('分配・償還の支払い', year.distributions),
      row('返金', year.refunds),
    ],
    total: null,
  }
}

function findings(year: RiskYear): PrintedSection {
  const open = (found: number, dismissed: number, reported: number) => figure(found - dismissed - reported)
  return {
    kind: 'table',
    heading: `疑わしい取引の確認と判断（${year.year}年に検出したもの）`,
    columns: [
      { label: '規則', align: 'left' },
      { label: '検出', align: 'right' },
      { label: '疑わしくない', align: 'right' },
      { label: '届出の判断', align: 'right' },
      { label: '確認待ち', align: 'right' },
    ],
    rows:
      year.findings.length === 0
        ? [['検出したものはありません', '0', '0', '0', '0']]
        : year.findings.map(({ rule, found, dismissed, reported }) => [
            DEALING_RULES[rule],
            figure(found),
            figure(dismissed),
            figure(reported),
            open(found, dismissed, reported),
          ]),
    total: null,
  }
}
