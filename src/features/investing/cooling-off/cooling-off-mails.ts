import { formatDate } from '../../../domain/calendar.ts'
import { formatYen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { loadMailFacts, type InvestmentMailFacts } from '../investment/load-mail-facts.ts'
import { coolingOffAcceptedMail } from '../../communication/outbox/mails/cooling-off-mail.ts'
import { enqueueOperatorNotice } from '../../communication/outbox/notify-operators.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { refundOf, type Contract } from './load-contract.ts'
import type { Declaration } from './rescind-contract.ts'

interface Rescinded {
  contract: Contract
  declaration: Declaration
  now: Date
}

/** The member gets it in writing that the contract has ended and what comes back; operators learn that there is something to refund. */
export async function enqueueCoolingOffMails(
  transaction: Transaction,
  services: Services,
  rescinded: Rescinded,
): Promise<void> {
  const { contract, declaration, now } = rescinded
  const facts = await loadMailFacts(transaction, contract.investmentId)
  const content = coolingOffAcceptedMail(
    {
      ...facts.application,
      offeringMethod: facts.offeringMethod,
      way: declaration.way,
      declaredOn: declaration.declaredOn,
      acceptedAt: now,
      refundAmount: refundOf(contract),
    },
    mailSenderOf(services.config),
  )
  const key = `cooling-off-accepted:${contract.investmentId}`
  await enqueueMail(
    transaction,
    services,
    { key, memberId: facts.memberId, to: facts.email, template: 'cooling-off-accepted', content },
    now,
  )
  await enqueueOperatorNotice(transaction, services, operatorNotice(facts, rescinded), now)
}

function operatorNotice({ application }: InvestmentMailFacts, { contract, declaration }: Rescinded) {
  const refund = refundOf(contract)
  const how = declaration.way === 'post' ? `郵便（消印 ${formatDate(declaration.declaredOn)}）` : 'マイページ'
  const paragraphs = [
    `「${application.fundName}」の申し込み（申込番号 ${application.applicationNumber}、${formatYen(contract.amount)}）が、クーリング・オフにより解除されました。申し出の方法は${how}です。`,
    refund > 0
      ? `返金の一覧に、${formatYen(refund)}が加わりました。速やかに支払いを準備してください。`
      : '入金は届いていないため、返金はありません。',
    ...(contract.deployed > 0 ? ['運用を開始した後の解除です。返金には、自己資金を口座へ入れてください。'] : []),
  ]
  return {
    key: `cooling-off:${contract.investmentId}`,
    title: `クーリング・オフの申し出（申込番号 ${application.applicationNumber}）`,
    body: paragraphs.join('\n\n'),
  }
}
