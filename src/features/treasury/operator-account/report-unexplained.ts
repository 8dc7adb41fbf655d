import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { listUnexplained } from './list-account-entries.ts'

/** Tells the operators of lines that wait for an explanation, once for the same lines: after a day they stop the payments (M06). */
export async function reportUnexplained(services: Services): Promise<void> {
  const waiting = (await listUnexplained(services.database)).filter((entry) => entry.may_be_batch_id === null)
  if (waiting.length === 0) return
  await notifyOperators(services, {
    key: `account-entries:${waiting.map(({ id }) => id).join(',')}`,
    title: `口座に、内容の分からない入出金が${waiting.length}件あります`,
    body: '「口座の入出金」の一覧で、それぞれの内容を確認して登録してください。登録されないまま1日が過ぎると、支払いを停止します。',
  })
}
