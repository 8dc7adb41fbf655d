import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import type { Id } from '../../../../domain/id.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { ApplicationFacts } from './application-facts.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type FundChangedData = Omit<ApplicationFacts, 'appliedAt'> & {
  readonly fundId: Id<'fund'>
  /** From what to what; `before` is null where nothing stood. */
  readonly changes: readonly { readonly label: string; readonly before: string | null; readonly after: string }[]
}

/** To everybody who has applied: what they have read says something else now. */
export function fundChangedMail(data: FundChangedData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}の内容を変更しました`,
      preview: `${fund}の内容の変更と、変更後の書面をお知らせします。`,
      heading: `${fund}の内容を変更しました`,
      recipient: data.memberName,
      paragraphs: [
        `申し込みをいただいている「${data.fundName}」の内容を変更しました。変更後の書面は、ファンドのページで確認できます。`,
      ],
      button: { label: 'ファンドのページを見る', path: `/projects/${data.fundId}` },
      facts: [
        {
          heading: '変更した内容',
          rows: data.changes.map(({ label, before, after }) => ({
            label,
            value: `${before ?? '（なし）'} → ${after}`,
          })),
        },
        {
          heading: '申し込みの内容',
          rows: [
            { label: '申込番号', value: data.applicationNumber },
            { label: '申込額', value: formatYen(yen(data.amount)), strong: true },
          ],
        },
      ],
      notes: { heading: '確認してください', items: ['ご不明な点は、お問い合わせからお知らせください。'] },
      unsubscribable: false,
    },
    sender,
  )
}

export type DocumentsRenewedData = Omit<ApplicationFacts, 'appliedAt'> & {
  readonly fundId: Id<'fund'>
  readonly documents: readonly { readonly name: string; readonly version: number }[]
}

/** To whoever waits for a draw, or for a place after it: the contract that may come of it is made by what these documents say, not by those that were read. */
export function documentsRenewedMail(data: DocumentsRenewedData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}の契約前の書面を新しくしました`,
      preview: `${fund}の契約が成立する前に、新しい書面をお読みください。`,
      heading: `${fund}の契約前の書面を新しくしました`,
      recipient: data.memberName,
      paragraphs: [
        `抽選に申し込みをいただいている「${data.fundName}」の、申し込みの前に読んでいただいた書面を新しくしました。当選または繰上当選で契約が成立するときは、新しい書面の内容によります。その前にお読みください。`,
      ],
      button: { label: '新しい書面を読む', path: `/projects/${data.fundId}` },
      facts: [
        {
          heading: '新しくした書面',
          rows: data.documents.map(({ name, version }) => ({ label: name, value: `第${version}版` })),
        },
        {
          heading: '申し込みの内容',
          rows: [
            { label: '申込番号', value: data.applicationNumber },
            { label: '申込額', value: formatYen(yen(data.amount)), strong: true },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: [
          '申し込みのときに読んでいただいた版は、これからもマイページで確認できます。',
          '当選した後も、契約成立時書面の交付を受けた日から起算して8日を経過するまでは、クーリング・オフができます。',
          'ご不明な点は、お問い合わせからお知らせください。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}
