import type { Transaction } from '../../../platform/database/connect.ts'
import type { Services } from '../../core/services.ts'
import { enqueueOperatorNotice } from './notify-operators.ts'

interface WaitingAct {
  /** 'proposal:12', 'payout_batch:3': one mail for each. */
  key: string
  title: string
  /** '金額：30,000円', a line each. */
  facts: readonly string[]
  /** Whoever wrote it cannot approve it, and is not asked. */
  author: number
}

/** Mails those who can approve, in the transaction in which it begins to wait. A sole operator is not mailed: he finds it in his inbox. */
export async function askForApproval(
  transaction: Transaction,
  services: Services,
  { key, title, facts, author }: WaitingAct,
): Promise<void> {
  const body = [
    '次の操作が、あなたの承認を待っています。',
    [title, ...facts].join('\n'),
    '「受信箱」で内容を確認し、承認するか差し戻してください。',
  ].join('\n\n')
  await enqueueOperatorNotice(
    transaction,
    services,
    { key: `approval:${key}`, title: `【承認待ち】${title}`, body, except: author, template: 'approval-waiting' },
    services.clock.now(),
  )
}
