import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { IdentityWays } from './identity-queries.ts'
import { IdentityStart } from './identity-start.tsx'
import { useStartIdentityApp } from './use-start-identity-check.ts'
import styles from './identity.module.css'

type Need = readonly [icon: IconName, text: string]

/** What the identity service asks for, by its method. */
const serviceNeeds: Readonly<Record<string, readonly Need[]>> = {
  image: [
    ['document', '運転免許証またはマイナンバーカードをご用意ください'],
    ['calendar', 'スマートフォンでの撮影は約5分です'],
  ],
  ic_chip: [
    ['document', '運転免許証またはマイナンバーカードと、その暗証番号をご用意ください'],
    ['calendar', 'スマートフォンでのICチップの読み取りとお顔の撮影は約5分です'],
  ],
  jpki: [
    ['document', 'マイナンバーカードと署名用パスワード（英数字6〜16文字）をご用意ください'],
    ['calendar', 'スマートフォンでの読み取りは約5分です'],
  ],
}

const reviewed: Need = ['check-circle', 'お手続きはいつでもできます。審査は平日10:00〜18:00です']

const serviceNames: Readonly<Record<string, string>> = {
  image: '書類とお顔を撮影する',
  ic_chip: '書類のICチップを読み取る',
  jpki: 'マイナンバーカードを読み取る',
}

/** What the authentication app asks of the card. */
const appNeeds: Readonly<Record<string, readonly Need[]>> = {
  jpki: [
    ['document', 'マイナンバーカードと署名用パスワード（英数字6〜16文字）をご用意ください'],
    ['calendar', 'デジタル認証アプリ（マイナアプリ）と、ICカードを読み取れるスマートフォンを使います'],
    ['check-circle', '審査を待たずに、その場で終わります'],
  ],
  auth: [
    ['document', 'マイナンバーカードと4桁の暗証番号をご用意ください'],
    ['calendar', 'デジタル認証アプリ（マイナアプリ）と、ICカードを読み取れるスマートフォンを使います'],
    ['check-circle', '審査を待たずに、その場で終わります'],
  ],
}

function Needs({ needs }: { needs: readonly Need[] }) {
  return (
    <ul className={styles.needs}>
      {needs.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size={18} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.choice}>
      <h3 className={styles.choiceTitle}>{title}</h3>
      {children}
    </section>
  )
}

function AppStart({ renew }: { renew: boolean }) {
  const { start, loading } = useStartIdentityApp(renew)
  return (
    <Button size="large" full className={styles.start} loading={loading} onClick={() => void start()}>
      デジタル認証アプリに進む
    </Button>
  )
}

/** The ways to be identified, each with what it needs. Where there is one alone, it needs no heading. */
export function IdentityChoices({
  email,
  options,
  refetch,
}: {
  email: string
  options: IdentityWays
  refetch: () => void
}) {
  const { service, app, renews } = options
  const ownWay = service !== null && (
    <>
      <Needs needs={[...(serviceNeeds[service] ?? []), reviewed]} />
      <IdentityStart email={email} renew={renews} refetch={refetch} />
    </>
  )
  if (app === null) return ownWay
  return (
    <div className={styles.choices}>
      {ownWay !== false && <Choice title={serviceNames[service ?? ''] ?? '書類で確認する'}>{ownWay}</Choice>}
      <Choice title="マイナンバーカードをアプリで使う">
        <Needs needs={appNeeds[app] ?? []} />
        <AppStart renew={renews} />
      </Choice>
    </div>
  )
}
