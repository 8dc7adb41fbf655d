import { Link } from 'react-router'
import { useSite } from './site-context.tsx'
import styles from './layout.module.css'

const links = [
  ['/projects', 'ファンド一覧'],
  ['/flow', 'ご利用の流れ'],
  ['/faq', 'よくある質問'],
  ['/contact', 'お問い合わせ'],
  ['/procedures', '各種お手続き'],
  ['/terms', '利用規約'],
  ['/privacy', 'プライバシーポリシー'],
  ['/solicitation', '勧誘方針'],
  ['/electric', '電子交付について'],
  ['/verify', '書面の確認'],
  ['/mnginfo', '電子情報処理組織の管理'],
  ['/antisocial', '反社会的勢力への対応'],
  ['/information_security', '情報セキュリティ基本方針'],
  ['/coolingoff', 'クーリング・オフ'],
  ['/list', '許可・登録の一覧'],
  ['/company', '会社概要'],
] as const

export function Footer() {
  const site = useSite()
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.footerContent}`}>
        <nav aria-label="フッターメニュー">
          <ul>
            {links.map(([path, name]) => (
              <li key={path}><Link to={path}>{name}</Link></li>
            ))}
            {site.operator.socialUrl !== '' && (
              <li>
                <a href={site.operator.socialUrl} target="_blank" rel="noopener">
                  {site.operator.socialName}<span className="visually-hidden">（新しいタブ）</span>
                </a>
              </li>
            )}
          </ul>
        </nav>
        <p>
          {site.companyName}　{site.licence}
          <br />
          {site.operator.address}　<span className="no-break">電話 {site.operator.telephone}</span>
          <br />
          出資の元本と分配は保証されません。お申し込みの前に、契約成立前書面のリスクの説明を必ずお読みください。
        </p>
      </div>
    </footer>
  )
}
