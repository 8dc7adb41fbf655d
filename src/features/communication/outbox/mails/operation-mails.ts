import { formatDate, japanDate } from '../../../../domain/calendar.ts'
import { raisedLines, type Composition } from '../../../../domain/investing/composition.ts'
import { dividendDueOn } from '../../../../domain/funds/fund-schedule.ts'
import { formatRate, shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { ApplicationFacts } from './application-facts.ts'
import type { FactRow, Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type OperationStartedData = Omit<ApplicationFacts, 'appliedAt'> & {
  /** `YYYY-MM-DD` */
  readonly startOn: string
  /** `YYYY-MM-DD`, as planned; null while it is open. */
  readonly endOn: string | null
  readonly plannedRateBp: number
  /** Its planned end is that of the first term. */
  readonly autoRenewal: boolean
}

/** The latest day of the distribution, the same as on the fund's page. */
const until = ({ endOn, autoRenewal }: Pick<OperationStartedData, 'endOn' | 'autoRenewal'>): string =>
  endOn === null ? '未定' : `${formatDate(dividendDueOn(japanDate(endOn), autoRenewal))}まで`

function holding(data: Omit<ApplicationFacts, 'appliedAt'>): FactRow[] {
  return [
    { label: 'ファンド', value: data.fundName },
    { label: '申込番号', value: data.applicationNumber },
    { label: '出資額', value: formatYen(yen(data.amount)), strong: true },
  ]
}

/** With what was raised, as the fund's page tells it from now on. */
export function operationStartedMail(
  data: OperationStartedData & { readonly composition: Composition },
  sender: MailSender,
): Mail {
  const fund = shortFundName(data.fundName)
  const start = formatDate(japanDate(data.startOn))
  return renderMail(
    {
      subject: `${fund}の運用を開始しました`,
      preview: `${start}に、${fund}の運用を開始しました。`,
      heading: `${fund}の運用を開始しました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の運用を、${start}に開始しました。運用の状況は、ファンドのページのメッセージでお知らせいたします。`,
      ],
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      facts: [
        { heading: '出資の内容', rows: holding(data) },
        {
          heading: '募集の結果',
          rows: raisedLines(data.composition).map(({ label, amount }) => ({ label, value: formatYen(amount) })),
        },
        {
          heading: 'これからの予定',
          rows: [
            { label: '運用の開始', value: start },
            {
              label: data.autoRenewal ? '第1期の運用終了（予定）' : '運用の終了（予定）',
              value: data.endOn === null ? '未定' : formatDate(japanDate(data.endOn)),
            },
            { label: '予定分配率（年利・税引前）', value: formatRate(data.plannedRateBp) },
            { label: data.autoRenewal ? '第1期の分配（予定）' : '分配（予定）', value: until(data) },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: [
          '元本と分配は保証されません。',
          '受取口座をご登録でない場合は、会員ページの「登録情報」からご登録ください。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

export type OperationEndedData = OperationStartedData & {
  /** `YYYY-MM-DD`; the day of payment where it is fixed. */
  readonly payday: string | null
  /** Null while the result is not fixed. */
  readonly actualRateBp: number | null
}

export function operationEndedMail(data: OperationEndedData & { readonly endOn: string }, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const end = formatDate(japanDate(data.endOn))
  return renderMail(
    {
      subject: `${fund}の運用を終了しました`,
      preview: `${end}に、${fund}の運用を終了しました。`,
      heading: `${fund}の運用を終了しました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の運用を、${end}に終了しました。分配と元本の返還は、金額が確定した後に登録口座へお支払いし、メールでお知らせいたします。`,
      ],
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      facts: [
        { heading: '出資の内容', rows: holding(data) },
        {
          heading: '運用の結果と予定',
          rows: [
            { label: '運用の期間', value: `${formatDate(japanDate(data.startOn))}から ${end}まで` },
            { label: '予定分配率（年利・税引前）', value: formatRate(data.plannedRateBp) },
            {
              label: '実績（年利・税引前）',
              value: data.actualRateBp === null ? '集計中' : formatRate(data.actualRateBp),
            },
            {
              label: 'お支払い（予定）',
              value: data.payday === null ? until(data) : formatDate(japanDate(data.payday)),
            },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: ['受取口座をご登録でない場合は、会員ページの「登録情報」からご登録ください。'],
      },
      unsubscribable: false,
    },
    sender,
  )
}
