import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Rows } from '../../../ui/card.tsx'
import { Hex } from '../../../ui/hex-value.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Verification } from './use-verification.ts'
import type { VerifiedDocument } from './verify-queries.ts'
import styles from './verify.module.css'

const kindNames: Record<NonNullable<VerifiedDocument>['kind'], string> = {
  contract: '契約成立時書面',
  pre_contract: '契約成立前書面など、申し込みの前にお渡しする書面',
  fund_document: 'ファンドの資料',
  management_report: '財産管理報告書',
  annual_report: '年間取引報告書',
}

const failures = {
  'too-large': [
    'ファイルが大きすぎます',
    '50MBまでのファイルを確かめられます。当社の書面は、これより小さいファイルです。',
  ],
  empty: ['ファイルが空です', '保存の途中で失敗した可能性があります。もう一度ダウンロードしてください。'],
  unreadable: ['ファイルを読み取れませんでした', 'フォルダーではなく、PDFファイルを1つ選んでください。'],
  insecure: [
    'この接続では確かめられません',
    'ブラウザーは、安全な接続（https）で開いた画面でだけ計算の機能を使えるようにしています。アドレスがhttpsで始まる画面を開いてください。',
  ],
  'not-asked': ['確かめられませんでした', '通信できませんでした。時間をおいて、もう一度お試しください。'],
} as const

function Known({ document }: { document: NonNullable<VerifiedDocument> }) {
  return (
    <>
      <Notice tone={document.is_replaced ? 'info' : 'success'} title="当社が発行した書面です">
        <p>発行したときから、1文字も変わっていません。</p>
        {document.is_replaced && <p>ただし、この書面には、後から発行した新しい版があります。</p>}
      </Notice>
      <Rows
        stacking
        rows={[
          ['書面の種類', kindNames[document.kind]],
          ['発行日', <DateTime key="issued" value={document.issued_at} format="date" />],
          ...(document.fund_name === null ? [] : [['ファンド', document.fund_name] as const]),
        ]}
      />
    </>
  )
}

function Unknown() {
  return (
    <>
      <Notice tone="warning" title="当社の書面として確認できませんでした">
        <p>次のどちらかです。この画面では、どちらかまでは分かりません。</p>
        <ul className={styles.reasons}>
          <li>
            <b>発行した後に、ファイルが変わった。</b>
            書き込み、保存のし直し、印刷してからのPDF化でも、ファイルは変わります。
          </li>
          <li>
            <b>当社が発行した書面ではない。</b>
          </li>
        </ul>
      </Notice>
      <p>
        会員の方は、マイページの<Link to="/mypage/documents">書類</Link>
        からもう一度ダウンロードしたファイルで確かめてください。
        覚えのない書面を受け取ったときは、振り込みなどをする前に<Link to="/contact">お問い合わせ</Link>ください。
      </p>
    </>
  )
}

/** What came out, read aloud and with the focus on it. */
export function Verdict({
  verification,
}: {
  verification: Exclude<Verification, { state: 'idle' } | { state: 'checking' }>
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [verification])
  return (
    <div ref={box} className={styles.verdict} tabIndex={-1} role="group" aria-labelledby="verdict-title">
      <h2 id="verdict-title">確かめた結果</h2>
      <p className={styles.fileName}>{verification.fileName}</p>
      {verification.state === 'failed' ? (
        <Notice tone="error" title={failures[verification.reason][0]}>
          <p>{verification.message ?? failures[verification.reason][1]}</p>
        </Notice>
      ) : (
        <>
          {verification.document === null ? <Unknown /> : <Known document={verification.document} />}
          <details className={styles.number}>
            <summary className="caption-text">照合に使った値（SHA-256）</summary>
            <Hex value={verification.sha256} />
          </details>
        </>
      )}
    </div>
  )
}
