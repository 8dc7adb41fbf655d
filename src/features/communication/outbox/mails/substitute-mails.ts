import { formatDateTime, formatSlashedDay, formatTimeOfDay } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { applicationTable } from './application-facts.ts'
import type { LotteryResultData } from './application-mails.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type SubstituteMailData = LotteryResultData
type RankedMailData = SubstituteMailData & { readonly rank: number; readonly until: Date }
type OfferedMailData = SubstituteMailData & { readonly until: Date }
type EndedMailData = SubstituteMailData & { readonly why: 'expired' | 'closed' }

const drawButton = ({ fundId }: SubstituteMailData) => ({
  label: '抽選の結果を確かめる',
  path: `/projects/${fundId}/lottery`,
})

/** Not drawn, and in the line for what comes free: which place, until when, and that nothing has to be done. */
export function substituteMail(data: RankedMailData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}の抽選結果（補欠${data.rank}番）`,
      preview: `${fund}の抽選の結果、補欠${data.rank}番となりました。`,
      heading: `${fund}の抽選の結果`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の抽選の結果、補欠${data.rank}番となりました。空きが出たときは、抽選の順に、申し込んだ金額の全額が収まる方へメールで案内します。`,
        `補欠の期間は、${formatDateTime(data.until)}までです。それまで、申し込んだ${formatYen(yen(data.amount))}は投資の上限額に数えます。補欠は、マイページからいつでも取りやめられます。`,
      ],
      button: { label: 'マイページを開く', path: '/mypage/projects' },
      secondButton: drawButton(data),
      facts: [applicationTable(data, 'lottery')],
      unsubscribable: false,
    },
    sender,
  )
}

/** A place is free and kept for the receiver: what to do, until when, and that nothing has been promised yet. */
export function substituteOfferedMail(data: OfferedMailData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const until = formatDateTime(data.until)
  return renderMail(
    {
      subject: `【${formatSlashedDay(data.until)} ${formatTimeOfDay(data.until)}まで】${fund}の補欠のご案内`,
      preview: `${until}まで、${formatYen(yen(data.amount))}の枠を確保しています。`,
      heading: '補欠の順番がきました',
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」に空きが出ました。${formatYen(yen(data.amount))}の枠を、期限まで確保しています。参加を希望するときは、マイページで承諾し、期限までに契約成立時書面の確認と入金をしてください。`,
      ],
      keyBox: { tone: 'deadline', label: '承諾と入金の期限', value: until },
      button: { label: 'マイページで承諾する', path: '/mypage/projects' },
      secondButton: drawButton(data),
      facts: [applicationTable(data, 'lottery')],
      notes: {
        heading: '確認してください',
        items: [
          '承諾するまで、契約は成立しません。',
          '辞退するときは、マイページで辞退できます。期限を過ぎたときは、次の方に案内します。',
          '元本と分配は保証されません。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

/** The place was not taken in time, or nobody is needed any more. */
export function substituteEndedMail(data: EndedMailData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const reason = {
    expired: '期限までに承諾がなかったため、確保していた枠を解除いたしました。',
    closed: '補欠の期間が終了いたしました。ご希望に添えず、申し訳ございません。',
  }[data.why]
  return renderMail(
    {
      subject: `${fund}の補欠の終了`,
      preview: reason,
      heading: '補欠の終了',
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の${reason}お支払いは発生していません。`,
        `申し込んだ${formatYen(yen(data.amount))}は、あらためてほかのファンドの申し込みに使えます。`,
      ],
      button: drawButton(data),
      facts: [applicationTable(data, 'lottery')],
      unsubscribable: false,
    },
    sender,
  )
}
