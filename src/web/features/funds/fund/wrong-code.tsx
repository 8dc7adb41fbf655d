import { Notice } from '../../../ui/notice.tsx'
import styles from './fund-page.module.css'

/** To a visitor whose link brought a priority code that does not count: the fund is open like any other. */
export function WrongCode() {
  return (
    <div className={styles.wrongCode}>
      <Notice tone="warning" title="優先受付のコードが正しくありません">
        このリンクのコードでは、優先受付をご利用いただけません。募集期間中は、通常どおりお申し込みいただけます。
      </Notice>
    </div>
  )
}
