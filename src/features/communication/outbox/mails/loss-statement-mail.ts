import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { perHundredText, type LossFigures } from '../../../../domain/investing/loss-statement.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { complaintsNote } from './complaints-note.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type LossStatementData = {
  readonly memberName: string
  readonly fundName: string
  /** Whole yen: what the member put in, lost, and gets back of the principal. */
  readonly amount: number
  readonly loss: number
  readonly principal: number
  readonly figures: LossFigures
  /** In the company's words, upon which two operators decided. */
  readonly whatHappened: string
  readonly nextSteps: string
  readonly apology: string
  readonly contact: string
}

/** Why principal was lost, who bore what, and what comes now: sent at least a day before the money. */
export function lossStatementMail(data: LossStatementData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const { total, operatorPart, investorsPart, perHundred } = data.figures
  return renderMail(
    {
      subject: `${fund}の損失について`,
      preview: `元本に${formatYen(yen(data.loss))}の損失が生じました。原因と、今後のことをご説明します。`,
      heading: `${fund}の元本に損失が生じました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の運用が終わり、出資いただいた元本に損失が生じました。お支払いの前に、ご説明します。`,
        data.apology,
        `何が起きたか：${data.whatHappened}`,
        `今後のこと：${data.nextSteps}`,
        `お問い合わせ先：${data.contact}`,
      ],
      keyBox: { tone: 'amount', label: 'お客さまの元本の損失', value: formatYen(yen(data.loss)) },
      button: { label: '説明を会員ページで読む', path: '/mypage/projects' },
      secondButton: { label: 'お問い合わせ', path: '/contact' },
      facts: [
        {
          heading: 'お客さまの元本',
          rows: [
            { label: '出資した元本', value: formatYen(yen(data.amount)) },
            { label: '元本の損失', value: `−${formatYen(yen(data.loss))}` },
            { label: '元本の返還', value: formatYen(yen(data.principal)), strong: true },
          ],
        },
        {
          heading: 'ファンド全体の損失',
          rows: [
            { label: '損失の総額', value: formatYen(total) },
            { label: '当社の出資が先に負担した額', value: formatYen(operatorPart) },
            { label: '投資家の元本が負担した額', value: formatYen(investorsPart) },
            { label: '投資家の元本100円あたりの損失', value: perHundredText(perHundred) },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: [
          '損失は、先に当社の出資（劣後出資など）が負担し、それを超えた分を投資家の出資額に応じて分担しています。追加の負担はありません。',
          'お返しする元本がある場合は、このメールの送信から1日以上たってから、登録口座へお支払いします。',
          complaintsNote(sender),
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}
