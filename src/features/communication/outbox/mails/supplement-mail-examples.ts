import type { ApplicationFacts } from './application-facts.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { distributionPaidMail } from './payout-mails.ts'
import { supplementMail } from './supplement-mail.ts'

/** Income of after the last period that is given out: when it is fixed, and when it is paid. */
export function supplementMailExamples(
  { memberName, fundName }: ApplicationFacts,
  sender: MailSender,
): Record<string, Mail> {
  const fixed = {
    memberName,
    fundName,
    amount: 200_000,
    lost: 0,
    restored: 0,
    gross: 0,
    withholding: 0,
    fixedOn: '2026-12-04',
    payday: '2026-12-18',
  }
  const paid = {
    memberName,
    fundName,
    loss: 0,
    paidOn: '2026-12-18',
    plannedRateBp: 700,
    actualRateBp: null,
    afterLossRateBp: null,
    isSupplement: true,
    less: null,
    accountLastDigits: '567',
  }
  return {
    'distribution-supplement': supplementMail(
      { ...fixed, result: 8_000, short: 5_000, gross: 1_250, withholding: 255 },
      sender,
    ),
    'distribution-supplement-none': supplementMail({ ...fixed, amount: 10_000, result: 80, short: 5_000 }, sender),
    'distribution-supplement-restores': supplementMail(
      { ...fixed, result: 40_000, lost: 100_000, short: 28_230, restored: 10_000 },
      sender,
    ),
    'distribution-supplement-restores-all': supplementMail(
      {
        ...fixed,
        result: 70_000,
        lost: 60_000,
        short: 28_230,
        restored: 15_000,
        gross: 2_500,
        withholding: 510,
        fixedOn: '2027-02-04',
        payday: '2027-02-18',
      },
      sender,
    ),
    'distribution-supplement-paid': distributionPaidMail(
      { ...paid, gross: 1_250, withholding: 255, redeemedPrincipal: 0, payAmount: 995 },
      sender,
    ),
    'distribution-supplement-restored-paid': distributionPaidMail(
      { ...paid, gross: 0, withholding: 0, redeemedPrincipal: 10_000, restored: 10_000, payAmount: 10_000 },
      sender,
    ),
  }
}
