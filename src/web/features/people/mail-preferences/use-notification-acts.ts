import { useMutation } from 'urql'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useToast } from '../../../ui/toast.tsx'
import { subscribeToPush, unsubscribeFromPush } from './browser-push.ts'
import {
  addPushBrowserDocument,
  chooseMailDocument,
  choosePushDocument,
  removePushBrowserDocument,
  startCalendarFeedDocument,
  stopCalendarFeedDocument,
  type NotificationSettings,
} from './notification-queries.ts'

type Kind = NotificationSettings['kinds'][number]['kind']
const notSubscribed = '通知を登録できませんでした。ブラウザの通信の状態をご確認のうえ、もう一度お試しください。'

/** What the page of the settings does; each tells its result and asks the server anew. */
export function useNotificationActs(pushKey: string, refetch: () => void) {
  const [, chooseMail] = useMutation(chooseMailDocument)
  const [, choosePush] = useMutation(choosePushDocument)
  const [, addBrowser] = useMutation(addPushBrowserDocument)
  const [, removeBrowser] = useMutation(removePushBrowserDocument)
  const [, startFeed] = useMutation(startCalendarFeedDocument)
  const [, stopFeed] = useMutation(stopCalendarFeedDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const finish = ({ error }: { error?: Parameters<typeof showError>[0] | undefined }, done: string): boolean => {
    if (error !== undefined) showError(error)
    else toast.success(done)
    refetch()
    return error === undefined
  }
  return {
    chooseMail: async (kind: Kind, wanted: boolean) => finish(await chooseMail({ kind, wanted }), '更新しました。'),
    choosePush: async (kind: Kind, wanted: boolean) => finish(await choosePush({ kind, wanted }), '更新しました。'),
    async subscribe() {
      const keys = await subscribeToPush(pushKey).catch(() => 'failed' as const)
      if (keys === 'failed') toast.error(notSubscribed)
      else if (keys !== null && !finish(await addBrowser({ input: keys }), 'このブラウザで通知を受け取ります。'))
        await unsubscribeFromPush()
    },
    async unsubscribe() {
      const endpoint = await unsubscribeFromPush().catch(() => null)
      // Where the server is not told, the push service tells it with the next notice.
      if (endpoint !== null) await removeBrowser({ endpoint })
      toast.success('このブラウザの通知を止めました。')
      refetch()
    },
    removeBrowser: async (id: string) => finish(await removeBrowser({ id }), '通知の相手から外しました。'),
    async startCalendar() {
      const answer = await startFeed({})
      return finish(answer, 'カレンダー用のアドレスを発行しました。')
        ? (answer.data?.startCalendarFeed.url ?? null)
        : null
    },
    async stopCalendar() {
      finish(await stopFeed({}), 'カレンダー用のアドレスを無効にしました。')
    },
  }
}
