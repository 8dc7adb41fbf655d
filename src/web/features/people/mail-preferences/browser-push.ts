/** Web push as this browser has it. All of it fails softly: mails and the inbox tell the same. */

export type PushSupport = 'unsupported' | 'denied' | 'off' | 'on'

const workerPath = '/notice-worker.js'

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function pushSupport(): Promise<PushSupport> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

export interface PushKeys {
  endpoint: string
  p256dh: string
  auth: string
}

/** Asks for the permission and subscribes. Null where the member said no. Rejects where the browser's push service fails. */
export async function subscribeToPush(publicKey: string): Promise<PushKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register(workerPath)
  await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined)
    throw new Error('a subscription without its keys')
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] }
}

/**
 * This browser takes no more notices, whatever the server thinks.
 * @returns the address that the server knows it by; null where there was no subscription.
 */
export async function unsubscribeFromPush(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}
