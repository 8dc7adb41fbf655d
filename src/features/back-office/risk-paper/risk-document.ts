import type { PrintedDocument, PrintedSection } from '../../../adapters/pdf/printed-document.ts'
import { formatDate, formatDateTime, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { riskTableOn } from '../../../domain/back-office/member-risk/risk-table.ts'
import { RISK_LEVELS, type RiskLevel } from '../../../domain/back-office/member-risk/risk-words.ts'
import { RISK_PAPER_KINDS, riskPaperKinds, type RiskPaperKind } from '../../../domain/back-office/risk-paper.ts'
import type { OperatorProfile } from '../../core/operator/operator-profile.ts'
import { issuerOf } from '../../documents/contract/document/issuer.ts'
import type { RiskPaper } from './list-risk-papers.ts'
import type { RiskCustomers } from './load-customers.ts'
import type { RiskYear } from './load-year.ts'
import { figureSections } from './risk-figures.ts'

/** What an operator writes himself: the rest of the paper is worked out. */
export type RiskPaperWords = {
  /** The year of the national risk survey that was read, and what it says of dealings like ours. */
  nationalYear: number
  national: FreeText
  judgements: { [Kind in RiskPaperKind]: { level: RiskLevel; reason: FreeText } }
  measures: FreeText
}

export interface RiskPaperFacts {
  operator: OperatorProfile
  now: Date
  year: RiskYear
  customers: RiskCustomers
  /** Null of a draft for which nobody has written anything yet. */
  words: RiskPaperWords | null
  history: readonly Pick<RiskPaper, 'year' | 'approved_at' | 'approved_by'>[]
}

const unwritten = '（まだ記入していません）'

/** The paper as it is proposed; the approval is added when it is given. */
export function riskPaperDocument(facts: RiskPaperFacts): PrintedDocument {
  const { operator, now, year, words } = facts
  return {
    brand: operator.brand,
    title: '特定事業者作成書面（リスク評価書）',
    subtitle: `犯罪による収益の移転防止に関する法律施行規則 第32条　${year.year}年分`,
    documentNumber: `R-${year.year}`,
    formVersion: '第1版',
    createdAt: now.toISOString(),
    createdAtText: formatDateTime(now),
    addressee: null,
    issuer: issuerOf(operator),
    lead: `${year.year}年の取引について、犯罪による収益の移転に悪用されるリスクを調べ、評価した結果です。件数と金額は当社の記録から計算しています。会員についての数は作成の時点のものです。`,
    sections: [
      scope(facts),
      ...figureSections(facts),
      {
        kind: 'text',
        heading: '国の危険度調査書の結果',
        paragraphs:
          words === null
            ? [unwritten]
            : [`${words.nationalYear}年の「犯罪収益移転危険度調査書」を確認しました。`, words.national],
        items: [],
      },
      {
        kind: 'table',
        heading: 'リスクの評価',
        // What takes room comes first: the other columns are as wide as their words.
        columns: [
          { label: '評価の理由', align: 'left' },
          { label: '種類', align: 'left' },
          { label: 'リスク', align: 'left' },
        ],
        rows: riskPaperKinds.map((kind) => [
          words?.judgements[kind].reason ?? unwritten,
          RISK_PAPER_KINDS[kind],
          words === null ? '―' : RISK_LEVELS[words.judgements[kind].level],
        ]),
        total: null,
      },
      measures(japanDateOf(now), words),
      {
        kind: 'text',
        heading: '記録していない事項',
        paragraphs: ['次の事項は当社のシステムに記録がないため、この書面の数には含まれていません。'],
        items: [
          '会員の国籍、接続元の国',
          '出資するお金の出どころを示す資料（申告された資産・年収・職業のみを確認しています）',
          '行政庁への届出を済ませた日（届出をするという判断までを記録しています）',
          `${year.year}年12月31日の時点の会員の構成`,
          '法人の会員と、その実質的支配者（会員は個人に限っています）',
        ],
      },
      {
        kind: 'table',
        heading: '改訂の履歴',
        columns: [
          { label: '承認した人', align: 'left' },
          { label: '対象の年', align: 'left' },
          { label: '承認の日', align: 'left' },
        ],
        rows:
          facts.history.length === 0
            ? [['以前の書面はありません', '―', '―']]
            : facts.history.map((paper) => [
                paper.approved_by,
                `${paper.year}年`,
                formatDate(japanDateOf(paper.approved_at)),
              ]),
        total: null,
      },
    ],
    footer: ['社外秘　会員と関係者に見せないでください', `${year.year}年分　リスク評価書`],
  }
}

/** With who proposed and who approved it. */
export function withApproval(
  paper: PrintedDocument,
  approval: { proposedBy: string; proposedAt: Date; approvedBy: string; approvedAt: Date; isAlone: boolean },
): PrintedDocument {
  const section: PrintedSection = {
    kind: 'facts',
    heading: '承認',
    rows: [
      { label: '作成', value: `${approval.proposedBy}　${formatDateTime(approval.proposedAt)}` },
      {
        label: '承認',
        value: `${approval.approvedBy}　${formatDateTime(approval.approvedAt)}${approval.isAlone ? '（運営者が1人のため、作成した人が承認）' : ''}`,
      },
    ],
  }
  return { ...paper, sections: [...paper.sections, section] }
}

function scope({ operator, year, customers }: RiskPaperFacts): PrintedSection {
  return {
    kind: 'facts',
    heading: '目的と範囲',
    rows: [
      { label: '目的', value: '取引ごとのリスクを把握し、リスクに応じた確認と監視を行うため' },
      { label: '対象の期間', value: `${year.year}年1月1日から12月31日まで` },
      { label: '対象の事業', value: `不動産特定共同事業（${operator.licence}）` },
      { label: '対象の会員', value: `${customers.total.toLocaleString('ja-JP')}人（退会した方を除きます）` },
    ],
  }
}

function measures(today: JapanDate, words: RiskPaperWords | null): PrintedSection {
  const { from, basis, table } = riskTableOn(today)
  const every = (level: RiskLevel) => `反社チェックを${table.screeningMonths[level]}か月ごとに行います。`
  return {
    kind: 'text',
    heading: 'リスクに応じた措置',
    paragraphs: words === null ? [unwritten] : [words.measures],
    items: [
      `低：本人確認、取引の目的と職業の確認、毎日の取引の監視。${every('low')}`,
      `中：低の措置に加え、理由を会員ごとに記録します。${every('medium')}`,
      `高：中の措置に加え、外国の重要な公的地位にある方の申込みは2人の運営者が承認します。${every('high')}`,
      `基準は${formatDate(from)}からのもの：${basis}`,
    ],
  }
}
