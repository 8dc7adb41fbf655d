import type { Agent } from 'node:https'
import webPush from 'web-push'
import { PushDelayed, PushRefused, type PushSender } from './push-sender.ts'

const timeoutMilliseconds = 10_000
/** What a browser that is switched off may still get: older notices are in the inbox. */
const timeToLiveSeconds = 24 * 60 * 60

/** 404 and 410: the subscription is no more. 408, 429 and the service's own troubles pass. Anything else never works (RFC 8030, section 7). */
function judgePushStatus(status: number): 'sent' | 'gone' | 'delayed' | 'refused' {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 408 || status === 429 || status >= 500 ? 'delayed' : 'refused'
}

/** `agent`: how push services are reached; the machine's own way without. */
export function createWebPushSender(agent?: Agent): PushSender {
  return {
    makeKeys: () => webPush.generateVAPIDKeys(),
    async send({ endpoint, p256dh, auth }, payload, identity) {
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: identity,
          TTL: timeToLiveSeconds,
          timeout: timeoutMilliseconds,
          contentEncoding: 'aes128gcm',
          ...(agent && { agent }),
        })
        return 'sent'
      } catch (error) {
        const status = (error as { statusCode?: unknown }).statusCode
        if (typeof status !== 'number') throw new PushDelayed('the push service was not reached')
        const verdict = judgePushStatus(status)
        if (verdict === 'gone') return 'gone'
        throw verdict === 'delayed'
          ? new PushDelayed(`the push service answered ${status}`)
          : new PushRefused(`the push service answered ${status}`)
      }
    },
  }
}
