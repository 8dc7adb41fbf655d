import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BeaconCheck } from './beacon-check.tsx'
import { browserHashes } from './browser-hashes.ts'
import {
  checkBeaconAnswer,
  checkDraw,
  type BeaconFinding,
  type DrawFindings,
  type PublishedDraw,
} from './check-draw.ts'
import { answer, question, stepNamesOf, type Sentence } from './check-words.ts'
import styles from './draw-check.module.css'

const icons: Record<Sentence['tone'], IconName> = { holds: 'check-circle', open: 'info', fails: 'error' }

/** Whatever was read may have been read or pasted wrongly, so it may be read again. */
const mayReadAgain: readonly BeaconFinding['state'][] = [
  'unread',
  'other-round',
  'unreadable',
  'other-signature',
  'differs',
]

function Line({ sentence }: { sentence: Sentence }) {
  if (sentence.tone === 'fails')
    return (
      <li data-tone="fails">
        <Notice tone="error" title={sentence.text}>
          <p>{sentence.meaning}</p>
        </Notice>
      </li>
    )
  return (
    <li data-tone={sentence.tone}>
      <Icon name={icons[sentence.tone]} />
      <span>{sentence.text}</span>
    </li>
  )
}

function summary(sentences: readonly Sentence[]): string {
  const count = (tone: Sentence['tone']) => sentences.filter((sentence) => sentence.tone === tone).length
  if (count('fails') > 0) return `検算しました。${count('fails')}つが合いませんでした。`
  return count('open') > 0
    ? `検算しました。${count('holds')}つが一致し、残りは発表元との照らし合わせです。`
    : '検算しました。すべて一致しました。'
}

/** The whole check in the visitor's own browser, at the press of a button; nothing of the server's results goes into it. */
export function DrawCheck({ published, beaconUrl }: { published: PublishedDraw; beaconUrl: string | null }) {
  const [findings, setFindings] = useState<DrawFindings | null>(null)
  const [state, setState] = useState<'ready' | 'running' | 'insecure'>('ready')
  const run = async () => {
    const hashes = browserHashes(globalThis.crypto)
    if (hashes === null) return setState('insecure')
    setState('running')
    const found = await checkDraw(published, hashes)
    // A round that has been read from the beacon stays read.
    setFindings((before) => ({ ...found, beacon: before?.beacon ?? found.beacon }))
    setState('ready')
  }
  const compareBeacon = async (text: string) => {
    const hashes = browserHashes(globalThis.crypto)
    if (hashes === null || findings === null) return
    const beacon: BeaconFinding = await checkBeaconAnswer(published, text, hashes)
    setFindings({ ...findings, beacon })
  }
  const stepNames = stepNamesOf(published)
  const sentences = findings === null ? null : stepNames.map((step) => answer(step, findings, published))
  const beacon = findings?.beacon.state
  return (
    <Card className={styles.card}>
      <h3>この画面で検算する</h3>
      <p className="small-text">計算はお使いの端末の中で行い、サーバーの計算結果は使いません。</p>
      <ul className={styles.lines}>
        {sentences === null
          ? stepNames.map((step) => (
              <li key={step} data-tone="asked">
                <Icon name="circle" />
                <span>{question(step, published)}</span>
              </li>
            ))
          : sentences.map((sentence, index) => <Line key={stepNames[index]} sentence={sentence} />)}
      </ul>
      <p className={styles.summary} role="status">
        {sentences !== null && summary(sentences)}
      </p>
      {sentences?.some(({ tone }) => tone === 'fails') && (
        <p className={styles.next}>
          お手数ですが、この画面の内容を添えて当社へお知らせください。ほかの方に確かめてもらうときは、「名簿と手順で計算する」の材料をお使いいただけます。
        </p>
      )}
      {beaconUrl !== null && beacon !== undefined && mayReadAgain.includes(beacon) && (
        <BeaconCheck url={beaconUrl} round={published.beaconRound ?? 0} onText={compareBeacon} />
      )}
      {state === 'insecure' && (
        <Notice tone="warning" title="この接続では計算できません" live>
          <p>
            ブラウザーは、安全な接続（https）で開いた画面でだけ計算の機能を使えるようにしています。アドレスがhttpsで始まる画面を開くか、名簿と手順で計算してください。
          </p>
        </Notice>
      )}
      <Button variant="outlined" full loading={state === 'running'} onClick={() => void run()}>
        {findings === null ? 'この端末で検算する' : 'もう一度検算する'}
      </Button>
    </Card>
  )
}
