import { lazy, Suspense, useEffect } from 'react'
import { useSite } from '../../../app/site/site-context.tsx'
import { useViewer } from '../../../app/session/viewer.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useIsPhone } from './use-is-phone.ts'
import { useStartIdentityCheck } from './use-start-identity-check.ts'
import styles from './identity.module.css'

const QrCode = lazy(async () => ({ default: (await import('react-qr-code')).default }))

/** The way onto the phone: a code to photograph, or the same address by mail. */
function PhoneHandover({ url, email }: { url: string; email: string }) {
  const { brandName } = useSite()
  const mail = `mailto:${encodeURIComponent(email)}?${new URLSearchParams({ subject: `${brandName} 本人確認`, body: url }).toString().replaceAll('+', '%20')}`
  return (
    <div className={styles.handover}>
      <div className={styles.code} aria-hidden="true">
        <Suspense fallback={<Skeleton shape="picture" />}>
          <QrCode value={url} size={180} />
        </Suspense>
      </div>
      <div className="stack">
        <p>
          <b>QRコードを、スマートフォンのカメラで読み取ってください。</b>
        </p>
        <p className="small-text">
          本人確認書類とお顔を撮影するため、スマートフォンが必要です。終わったら、この画面に戻ると表示が変わります。
        </p>
        <p className={styles.links}>
          <a href={mail}>URLをメールで送る</a>
          <a href={url} target="_blank" rel="noopener">
            本人確認のページを開く<span className="visually-hidden">（新しいタブ）</span>
          </a>
        </p>
      </div>
    </div>
  )
}

/** What came back from the phone shows as soon as this page is looked at again. */
function useRefetchOnReturn(refetch: () => void, isActive: boolean) {
  useEffect(() => {
    if (!isActive) return
    const look = () => {
      if (document.visibilityState === 'visible') refetch()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [refetch, isActive])
}

export function IdentityStart({
  email,
  again = false,
  renew = false,
  refetch,
}: {
  email: string
  again?: boolean
  /** Of a member who is identified already: by another method, of his own accord. */
  renew?: boolean
  refetch: () => void
}) {
  const isPhone = useIsPhone()
  const { refetch: refetchViewer } = useViewer()
  const { url, start, loading } = useStartIdentityCheck(renew)
  useRefetchOnReturn(refetch, url !== null)
  useRefetchOnReturn(refetchViewer, url !== null)
  const label = again ? '本人確認をやり直す' : '本人確認を始める'
  if (url !== null && !isPhone) return <PhoneHandover url={url} email={email} />
  if (url !== null) {
    return (
      <div className="stack">
        <Notice title="本人確認のページに進みます">自動で開かないときは、下のボタンを押してください。</Notice>
        <LinkButton href={url} variant="filled" size="large" full>
          本人確認のページを開く
        </LinkButton>
      </div>
    )
  }
  const begin = async () => {
    const received = await start()
    if (received !== null && isPhone) window.location.assign(received)
  }
  return (
    <Button
      variant={again ? 'outlined' : 'filled'}
      size="large"
      full
      className={styles.start}
      loading={loading}
      onClick={() => void begin()}
    >
      {label}
    </Button>
  )
}
