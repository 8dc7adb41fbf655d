import { formatDate, formatDateTime, formatSlashedDay, japanDateOf } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import type { Id } from '../../../../domain/id.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { applicationTable, depositNotes, type ApplicationFacts } from './application-facts.ts'
import type { Mail, MailSender, MailStep } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type ApplicationAcceptedData = ApplicationFacts & { readonly depositDeadline: Date }

export function applicationAcceptedSubject(
  data: Pick<ApplicationAcceptedData, 'fundName' | 'depositDeadline'>,
): string {
  return `【要入金 ${formatSlashedDay(data.depositDeadline)}まで】${shortFundName(data.fundName)}の申し込みを受け付けました`
}

/** First-come: the contract document comes first, so there is no account number in this mail. */
export function applicationAcceptedMail(data: ApplicationAcceptedData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: applicationAcceptedSubject(data),
      preview: `契約成立時書面を確認し、${formatDateTime(data.depositDeadline)}までに${formatYen(yen(data.amount))}をお振り込みください。`,
      heading: `${fund}の申し込みを受け付けました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」への${formatYen(yen(data.amount))}の申し込みを受け付けました。参加は、期限までに全額の入金を確認すると確定します。`,
      ],
      keyBox: { tone: 'deadline', label: '入金の期限', value: formatDateTime(data.depositDeadline) },
      steps: { heading: 'これからの手続き', items: depositSteps(data.amount) },
      button: { label: '契約成立時書面を確認する', path: '/mypage/projects' },
      facts: [applicationTable(data, 'first_come')],
      notes: { heading: '確認してください', items: depositNotes },
      remark: 'この申し込みに心当たりがない場合は、お問い合わせください。',
      unsubscribable: false,
    },
    sender,
  )
}

export type LotteryApplicationData = ApplicationFacts & {
  /** When the result is announced: the day after the end of the offering. */
  readonly resultAt: Date
  readonly depositDeadline: Date
}

export function lotteryApplicationAcceptedSubject(data: Pick<LotteryApplicationData, 'fundName' | 'resultAt'>): string {
  return `${shortFundName(data.fundName)}の抽選に申し込みました（結果 ${formatSlashedDay(data.resultAt)}）`
}

export function lotteryApplicationAcceptedMail(data: LotteryApplicationData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const resultDay = formatDate(japanDateOf(data.resultAt))
  return renderMail(
    {
      subject: lotteryApplicationAcceptedSubject(data),
      preview: `抽選の結果は、${resultDay}にメールでお知らせいたします。`,
      heading: `${fund}の抽選に申し込みました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の抽選に、${formatYen(yen(data.amount))}で申し込みました。いまは入金の必要はありません。`,
      ],
      keyBox: { tone: 'deadline', label: '抽選結果のお知らせ日', value: resultDay },
      button: { label: '申し込みの状況を見る', path: '/mypage/projects' },
      facts: [
        applicationTable(data, 'lottery'),
        {
          heading: 'これからの予定',
          rows: [
            { label: '抽選の結果', value: resultDay },
            { label: '当選したときの入金の期限', value: formatDateTime(data.depositDeadline) },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: ['抽選の方法と確かめ方は、ファンドのページに公開しています。', '元本と分配は保証されません。'],
      },
      remark: 'この申し込みに心当たりがない場合は、お問い合わせください。',
      unsubscribable: false,
    },
    sender,
  )
}

export type LotteryResultData = ApplicationFacts & { readonly fundId: Id<'fund'> }
export type LotteryWonData = LotteryResultData & {
  readonly depositDeadline: Date
  /** Not drawn, but a place came free, and was taken. */
  readonly isSubstitute?: boolean
}

/** The page on which anybody checks the draw. */
const drawPath = (fundId: Id<'fund'>): string => `/projects/${fundId}/lottery`

export function lotteryWonMail(data: LotteryWonData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const { result, sentence } = data.isSubstitute
    ? { result: '繰上当選', sentence: `の補欠から、${formatYen(yen(data.amount))}で繰上当選となりました。` }
    : { result: '当選', sentence: `の抽選に、${formatYen(yen(data.amount))}で当選しました。` }
  return renderMail(
    {
      subject: `【${result}・要入金 ${formatSlashedDay(data.depositDeadline)}まで】${fund}の抽選結果`,
      preview: `${result}しました。${formatDateTime(data.depositDeadline)}までに手続きをお願いします。`,
      heading: `${fund}の抽選に${result}しました`,
      recipient: data.memberName,
      paragraphs: [`「${data.fundName}」${sentence}参加は、期限までに全額の入金を確認すると確定します。`],
      keyBox: { tone: 'deadline', label: '入金の期限', value: formatDateTime(data.depositDeadline) },
      steps: { heading: 'これからの手続き', items: depositSteps(data.amount) },
      button: { label: '契約成立時書面を確認する', path: '/mypage/projects' },
      secondButton: { label: '抽選の結果を確かめる', path: drawPath(data.fundId) },
      facts: [applicationTable(data, 'lottery')],
      notes: { heading: '確認してください', items: depositNotes },
      unsubscribable: false,
    },
    sender,
  )
}

export function lotteryLostMail(data: LotteryResultData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}の抽選結果（落選）`,
      preview: `${fund}の抽選の結果、落選しました。`,
      heading: `${fund}の抽選の結果`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の抽選の結果、今回は落選しました。申し込んだ${formatYen(yen(data.amount))}は、あらためてほかのファンドの申し込みに使えます。`,
        '抽選に用いた値と申込一覧は、抽選の結果のページでご確認いただけます。',
      ],
      button: { label: '抽選の結果を確かめる', path: drawPath(data.fundId) },
      facts: [applicationTable(data, 'lottery')],
      unsubscribable: false,
    },
    sender,
  )
}

export type FundShortData = ApplicationFacts & {
  readonly fundId: Id<'fund'>
  readonly offeringMethod: 'first_come' | 'lottery'
  /** When it is judged whether the fund comes into being. */
  readonly until: Date
}

/** The fund is short after its end and not judged yet: why, until when, and that nothing is to be done. */
export function fundShortMail(data: FundShortData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const until = formatDateTime(data.until)
  return renderMail(
    {
      subject: `${fund}の成立は、${formatSlashedDay(data.until)}までに判定します`,
      preview: `募集総額に達していないため、${until}までに成立を判定します。お手続きは不要です。`,
      heading: `${fund}の成立を判定しています`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」は、募集の終了後に、入金の期限切れやクーリング・オフにより募集総額に達していません。不足が埋まれば成立し、埋まらないときは不成立となります。`,
        '不成立のときは、入金された全額を返金し、メールでお知らせいたします。お手続きは不要です。',
      ],
      keyBox: { tone: 'deadline', label: '成立の判定', value: `${until}まで` },
      button: { label: 'ファンドのページを見る', path: `/projects/${data.fundId}` },
      facts: [applicationTable(data, data.offeringMethod)],
      unsubscribable: false,
    },
    sender,
  )
}

export type FundFailedData = ApplicationFacts & {
  readonly offeringMethod: 'first_come' | 'lottery'
  /** What had been deposited; 0 when nothing is to be refunded. */
  readonly refundAmount: number
}

export function fundFailedMail(data: FundFailedData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const refund =
    data.refundAmount > 0
      ? `入金された${formatYen(yen(data.refundAmount))}は、全額を登録口座へ返金いたします。手続きが完了しましたら、メールでお知らせいたします。`
      : 'ご入金は確認されていないため、返金はありません。'
  return renderMail(
    {
      subject: `${fund}は成立しませんでした`,
      preview: `${fund}は、募集総額に達しなかったため成立しませんでした。`,
      heading: `${fund}は成立しませんでした`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」は、募集の期間内に募集総額に達しなかったため、成立しませんでした。契約は効力を失います。`,
        `${refund}申し込んだ${formatYen(yen(data.amount))}の枠は、ほかのファンドの申し込みに使えます。`,
      ],
      button:
        data.refundAmount > 0
          ? { label: '返金の状況を見る', path: '/mypage/projects' }
          : { label: 'ファンドの一覧を見る', path: '/projects' },
      facts: [
        applicationTable(data, data.offeringMethod),
        { heading: '返金', rows: [{ label: '返金額', value: formatYen(yen(data.refundAmount)), strong: true }] },
      ],
      unsubscribable: false,
    },
    sender,
  )
}

export type CanceledData = ApplicationFacts & {
  readonly offeringMethod: 'first_come' | 'lottery'
  readonly depositDeadline: Date
  /** What had arrived by then; 0 when nothing is to be refunded. */
  readonly refundAmount: number
  /** Whether the offering still takes applications. */
  readonly mayApplyAgain: boolean
}

/** The deadline has passed without the full amount. */
export function canceledOverdueMail(data: CanceledData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}のお申し込みを取り消しいたしました`,
      preview: '期限までに全額の入金を確認できませんでした。',
      heading: `${fund}のお申し込みを取り消しいたしました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」への申し込みは、${formatDateTime(data.depositDeadline)}の期限までに全額のご入金を確認できなかったため、取り消しいたしました。`,
        data.refundAmount > 0
          ? `ご入金済みの${formatYen(yen(data.refundAmount))}は、登録口座へ返金いたします。手続きが完了しましたら、メールでお知らせいたします。`
          : 'ご入金は確認されていないため、返金はありません。今後のお振り込みは不要です。',
      ],
      button: { label: 'ファンドの一覧を見る', path: '/projects' },
      facts: [
        applicationTable(data, data.offeringMethod),
        {
          heading: '取り消しの内容',
          rows: [
            { label: '理由', value: '期限までに全額の入金がないため' },
            { label: '入金の期限', value: formatDateTime(data.depositDeadline) },
            { label: '返金額', value: formatYen(yen(data.refundAmount)), strong: true },
          ],
        },
      ],
      ...(data.mayApplyAgain && {
        notes: { heading: '確認してください', items: ['募集期間中は、あらためてお申し込みいただけます。'] },
      }),
      unsubscribable: false,
    },
    sender,
  )
}

function depositSteps(amount: number): MailStep[] {
  return [
    { title: '契約成立時書面を確認する', text: 'マイページで書面を開き、内容を確認してください。' },
    {
      title: `${formatYen(yen(amount))}を振り込む`,
      text: '振込先は、書面を確認したあとにマイページで表示します。振込手数料はご負担ください。',
    },
    { title: '参加が確定する', text: '入金を確認すると、メールでお知らせいたします。' },
  ]
}
