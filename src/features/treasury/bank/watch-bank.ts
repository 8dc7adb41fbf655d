import { isBankHours } from '../../../domain/treasury/bank-hours.ts'
import { formatDateTime } from '../../../domain/calendar.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'

/** Readings come every few minutes: after so long it is no hiccup. */
const silenceBeforeAlarm = 30 * 60 * 1000

/** Tells the operators, once each and in the hours of the day, when the bank cannot be read any more and when the link to it is about to end. */
export async function watchBank(services: Services): Promise<void> {
  const now = services.clock.now()
  if (!isBankHours(now)) return
  await reportSilence(services, now)
  await reportBrokenLink(services)
}

async function reportSilence(services: Services, now: Date): Promise<void> {
  const trouble = await services.database
    .selectFrom('bank_trouble')
    .select('since')
    .where('since', '<=', addMilliseconds(now, -silenceBeforeAlarm))
    .executeTakeFirst()
  if (!trouble) return
  await notifyOperators(services, {
    key: `bank-silent:${trouble.since.toISOString()}`,
    title: '銀行の入金明細を読み取れません',
    body: `${formatDateTime(trouble.since)}から、銀行の入金明細を読み取れていません。読み取りは数分ごとに自動で繰り返します。読み取れるまで、入金期限を過ぎた申し込みの取り消しは行いません。銀行の障害情報と、銀行連携の状態を確認してください。`,
  })
}

async function reportBrokenLink(services: Services): Promise<void> {
  const link = await services.database
    .selectFrom('bank_link')
    .select(['refused_at', 'expires_at'])
    .where('refused_at', 'is not', null)
    .executeTakeFirst()
  if (!link?.refused_at) return
  await notifyOperators(services, {
    key: `bank-link-refused:${link.refused_at.toISOString()}`,
    title: '銀行連携の再認可が必要です',
    body: `銀行が認可の更新を受け付けませんでした。${formatDateTime(link.expires_at)}を過ぎると、入金の確認も支払いの依頼もできなくなります。管理画面の「銀行連携」から、もう一度認可してください。`,
  })
}
