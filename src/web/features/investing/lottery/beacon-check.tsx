import { useState, type FormEvent } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './draw-check.module.css'

interface BeaconCheckProps {
  url: string
  round: number
  /** Takes the beacon's own text. */
  onText: (text: string) => Promise<void>
}

async function readRound(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

/** The visitor reads the round by hand in another tab and brings the text here. */
function PastedRound({ url, round, onText }: BeaconCheckProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setError('発表元の画面に表示された文字を貼り付けてください。')
    setError(undefined)
    void onText(text)
  }
  return (
    <form className={styles.paste} onSubmit={submit} noValidate>
      <Notice title="この画面からは、発表元を直接読めませんでした" live>
        <p>
          安全のため、このサイトの画面は外部のサイトとの通信を制限しています。発表元を新しいタブで開き、表示された文字をすべてコピーして、下の欄に貼り付けてください。照らし合わせはお使いの端末の中で行います。
        </p>
      </Notice>
      <LinkButton href={url} target="_blank" rel="noreferrer" size="small" icon="external">
        発表元で第{round}回を開く<span className="visually-hidden">（新しいタブ）</span>
      </LinkButton>
      <TextArea
        label="発表元の画面の文字"
        requirement="none"
        rows={4}
        value={text}
        error={error}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small">
        貼り付けた値と照らし合わせる
      </Button>
    </form>
  )
}

/** The round from the beacon itself: only when pressed, as it tells another site that someone looks at this page. */
export function BeaconCheck(props: BeaconCheckProps) {
  const [state, setState] = useState<'ready' | 'reading' | 'blocked'>('ready')
  const read = async () => {
    setState('reading')
    const text = await readRound(props.url)
    setState(text === null ? 'blocked' : 'ready')
    if (text !== null) await props.onText(text)
  }
  if (state === 'blocked') return <PastedRound {...props} />
  return (
    <Button size="small" loading={state === 'reading'} onClick={() => void read()}>
      発表元から公開の乱数を読み直す
    </Button>
  )
}
