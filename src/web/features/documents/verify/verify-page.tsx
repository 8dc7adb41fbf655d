import { PageTitle } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DropZone } from './drop-zone.tsx'
import { useVerification } from './use-verification.ts'
import { Verdict } from './verdict.tsx'
import styles from './verify.module.css'

function HowItWorks() {
  return (
    <section className={styles.how} aria-labelledby="how-title">
      <h2 id="how-title">確かめるしくみ</h2>
      <ol>
        <li>
          お使いの端末が、ファイルの中身から照合用の値を計算します。中身が1文字でも違えば、まったく別の値になります。
        </li>
        <li>その値だけを当社へ送り、当社が発行した書面の値と照らし合わせます。</li>
        <li>
          一致すれば、書面の種類と発行日、公開しているファンドの名前をお答えします。どなたの書面かは、お答えしません。
        </li>
      </ol>
      <p className="small-text">
        当社が作成するPDFには、電子署名も付けています。署名に対応したPDFの表示ソフトでも、発行の後に変わっていないことを確かめられます。
      </p>
    </section>
  )
}

/** Anyone drops a file and learns whether it is ours and unchanged; the file itself never leaves the visitor's computer. */
export function VerifyPage() {
  const { verification, verify } = useVerification()
  const isChecking = verification.state === 'checking'
  return (
    <div className={`page-width ${styles.page}`}>
      <PageTitle>書面の真正性の確認</PageTitle>
      <p className={styles.lead}>
        当社の書面として受け取ったPDFが、本当に当社が発行したもので、発行のときから変わっていないことを、どなたでも確かめられます。
      </p>
      <DropZone onFile={(file) => void verify(file)} busy={isChecking} />
      <p id="verify-privacy" className={styles.privacy}>
        <Icon name="lock" size={18} />
        ファイルは送信しません。計算はお使いの端末の中だけで行います。
      </p>
      <noscript>
        <p className={styles.fallback}>
          この画面で確かめるには、ブラウザーのJavaScriptを有効にしてください。有効にできないときは、ファイルのSHA-256の値を計算して（Windowsは「certutil
          -hashfile ファイル名 SHA256」、macOSは「shasum -a 256 ファイル名」）、お問い合わせの窓口へお知らせください。
        </p>
      </noscript>
      <p className="visually-hidden" role="status">
        {isChecking ? `${verification.fileName}を確かめています` : ''}
      </p>
      {(verification.state === 'answered' || verification.state === 'failed') && (
        <Verdict verification={verification} />
      )}
      <HowItWorks />
    </div>
  )
}
