import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { IdentityWays } from './identity-queries.ts'
import { IdentityStart } from './identity-start.tsx'
import { useStartIdentityApp } from './use-start-identity-check.ts'
import styles from './identity.module.css'

type Need = readonly [icon: IconName, text: string]

interface Way {
  title: string
  needs: readonly Need[]
}

/** What the identity service asks for, by its method. */
const serviceWays: Readonly<Record<string, Way>> = {
  image: {
    title: '書類とお顔を撮影する',
    needs: [
      ['document', '運転免許証またはマイナンバーカードをご用意ください'],
      ['calendar', 'スマートフォンでの撮影は約5分です'],
    ],
  },
  ic_chip: {
    title: '書類のICチップを読み取る',
    needs: [
      ['document', '運転免許証またはマイナンバーカードと、その暗証番号をご用意ください'],
      ['calendar', 'スマートフォンでのICチップの読み取りとお顔の撮影は約5分です'],
    ],
  },
  jpki: {
    title: 'マイナンバーカードを読み取る',
    needs: [
      ['document', 'マイナンバーカードと署名用パスワード（英数字6〜16文字）をご用意ください'],
      ['calendar', 'スマートフォンでの読み取りは約5分です'],
    ],
  },
}

const reviewed: Need = ['check-circle', 'お手続きはいつでもできます。審査は平日10:00〜18:00です']

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
  const way = service === null ? undefined : serviceWays[service]
  const ownWay = way !== undefined && (
    <>
      <Needs needs={[...way.needs, reviewed]} />
      <IdentityStart email={email} renew={renews} refetch={refetch} />
    </>
  )
  if (app === null) return ownWay
  return (
    <div className={styles.choices}>
      {way !== undefined && <Choice title={way.title}>{ownWay}</Choice>}
      <Choice title="マイナンバーカードをアプリで使う">
        <Needs needs={appNeeds[app] ?? []} />
        <AppStart renew={renews} />
      </Choice>
    </div>
  )
}
