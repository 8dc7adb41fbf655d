import { formatDateTime, drawAt } from '../../domain/calendar.ts'
import { formatYen } from '../../domain/money.ts'
import type { Config } from '../../platform/config.ts'
import type { FundRecord } from '../fund/fund-record.ts'
import { composeLetter } from '../notification/compose-letter.ts'
import type { OwedMail } from '../notification/owe-mail.ts'
import type { LockedMember } from './lock-members.ts'
import type { RecordedApplication } from './record-applications.ts'

/** The mail to each applicant. No deposit account in it: that is told after the contract document is confirmed. */
export function applicationAcceptedMails(
  config: Pick<Config, 'BASE_URL'>,
  fund: FundRecord,
  applications: readonly RecordedApplication[],
  members: ReadonlyMap<number, LockedMember>,
): OwedMail[] {
  const isLottery = fund.fund.offeringMethod === 'lottery'
  const template = isLottery ? 'application-accepted-lottery' : 'application-accepted'
  return applications.map(({ investmentId, memberId, decision }) => {
    const member = members.get(memberId)
    if (!member) throw new Error(`member ${memberId} was accepted without being known`)
    const facts = [`ファンド：${fund.name}`, `お申込み金額：${formatYen(decision.amount)}`]
    const next = isLottery
      ? `抽選の結果は、${formatDateTime(drawAt(fund.fund.offeringEndAt))}以降にメールでお知らせします。`
      : `マイページで契約成立時書面をご確認ください。ご確認のあと、お振込先の専用口座を表示します。\nお振込みの期限：${decision.depositDeadline === null ? '' : formatDateTime(decision.depositDeadline)}`
    return {
      key: `${template}:${investmentId}`,
      memberId,
      to: member.email,
      template,
      content: composeLetter(config, {
        subject: isLottery ? '抽選へのお申込みを受け付けました' : 'お申込みを受け付けました',
        name: member.name,
        paragraphs: [isLottery ? '抽選へのお申込みを受け付けました。' : 'お申込みを受け付けました。', facts.join('\n'), next],
        link: { label: '投資中のファンド', url: `${config.BASE_URL}/mypage/projects` },
      }),
    }
  })
}
