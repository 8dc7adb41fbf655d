import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts'
import { formatDate, formatDateTime, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { DEALING_RULES, type DealingRule } from '../../../domain/back-office/dealing-watch/rule-words.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { OperatorProfile } from '../../core/operator/operator-profile.ts'
import { issuerOf } from '../../documents/contract/document/issuer.ts'

/** What the draft says of one dealing of the member's. */
export interface ReportedDealing {
  at: Date
  /** '申込', '入金' or '支払い'. */
  what: string
  amount: number
  /** The fund; of money the other side's name and bank as well. */
  about: string
}

export interface ReportFacts {
  operator: OperatorProfile
  now: Date
  finding: {
    id: number
    rule: DealingRule
    words: string
    reason: FreeText
    dealtAt: Date | null
    foundAt: Date
    decidedAt: Date
    decidedBy: string
  }
  member: {
    number: string
    name: string
    kana: string
    birthday: JapanDate
    address: string
    tel: string
    registeredAt: Date
    verifiedAt: Date | null
    /** As the member answered; empty where nobody was asked. */
    purpose: FreeText
    job: string
  }
  /** As it is registered now; null where there is none. */
  account: string | null
  dealings: readonly ReportedDealing[]
}

const known = (text: string): string => (text === '' ? '確認していません' : text)

/** The draft of the report of a suspicious dealing, in the items that the enforcement order names. An operator completes it and enters it into the authority's form. */
export function reportDraft(facts: ReportFacts): PrintedDocument {
  const { operator, now, finding, member } = facts
  const dealtAt = finding.dealtAt ?? facts.dealings[0]?.at
  return {
    brand: operator.brand,
    title: '疑わしい取引の届出（下書き）',
    subtitle: '犯罪による収益の移転防止に関する法律 第8条第1項',
    documentNumber: `S-${finding.id}`,
    formVersion: '第1版',
    createdAt: now.toISOString(),
    createdAtText: formatDateTime(now),
    addressee: null,
    issuer: issuerOf(operator),
    lead: 'この下書きは届出ではありません。内容を確かめ、所定の様式で届け出てください。届け出ること、届け出たことを、会員や関係者に知らせてはいけません。',
    sections: [
      {
        kind: 'facts',
        heading: '届出をする事業者と取引',
        rows: [
          { label: '事業者の名称', value: operator.companyName },
          { label: '所在地', value: `〒${operator.zipCode}　${operator.address}` },
          { label: '代表者', value: operator.representative },
          { label: '連絡先', value: operator.telephone },
          { label: '事業の種類', value: `不動産特定共同事業（${operator.licence}）` },
          {
            label: '取引の日と場所',
            value:
              dealtAt === undefined
                ? '取引の記録はありません'
                : `${formatDate(japanDateOf(dealtAt))}　${operator.brand}のウェブサイト（非対面）`,
          },
          { label: '対象となる財産', value: propertyOf(facts.dealings) },
        ],
      },
      {
        kind: 'facts',
        heading: '会員について確認している事項',
        rows: [
          { label: '氏名', value: `${member.name}（${member.kana}）` },
          { label: '生年月日', value: formatDate(member.birthday) },
          { label: '住所', value: member.address },
          { label: '電話番号', value: member.tel },
          { label: '取引の目的', value: known(member.purpose) },
          { label: '職業', value: known(member.job) },
          {
            label: '本人確認',
            value:
              member.verifiedAt === null ? '完了していません' : `${formatDate(japanDateOf(member.verifiedAt))}に完了`,
          },
          { label: '会員番号と登録の日', value: `${member.number}　${formatDate(japanDateOf(member.registeredAt))}` },
          { label: '受取口座', value: facts.account ?? '登録がありません' },
        ],
      },
      {
        kind: 'text',
        heading: '届出の理由',
        paragraphs: [
          finding.reason,
          `検出した内容（${DEALING_RULES[finding.rule]}、${formatDate(japanDateOf(finding.foundAt))}）：${finding.words}`,
        ],
        items: [],
      },
      {
        kind: 'table',
        heading: '取引の経過（新しい順）',
        // What takes room comes first: the other columns are as wide as their words.
        columns: [
          { label: '取引と相手', align: 'left' },
          { label: '日時', align: 'left' },
          { label: '金額', align: 'right' },
        ],
        rows: facts.dealings.map(({ at, what, amount, about }) => [
          `${what}　${about}`,
          formatDateTime(at),
          formatYen(yen(amount)),
        ]),
        total: null,
      },
    ],
    footer: [
      '社外秘　会員と関係者に知らせることは禁止されています',
      `判断：${finding.decidedBy}　${formatDateTime(finding.decidedAt)}`,
    ],
  }
}

function propertyOf(dealings: readonly ReportedDealing[]): string {
  const paid = dealings.filter(({ what }) => what === '入金').reduce((sum, { amount }) => sum + amount, 0)
  return paid === 0 ? '入金はありません' : `不動産特定共同事業契約に基づく入金の合計 ${formatYen(yen(paid))}`
}
