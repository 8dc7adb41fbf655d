import { Link } from 'react-router'
import { useSite } from '../site/site-context.tsx'
import styles from './layout.module.css'

const groups = [
  {
    name: 'サービス',
    links: [
      ['/projects', 'ファンド一覧'],
      ['/record', '運用実績'],
      ['/about', 'サービスについて'],
      ['/flow', 'ご利用の流れ'],
      ['/faq', 'よくある質問'],
      ['/contact', 'お問い合わせ'],
      ['/procedures', '各種お手続き'],
      ['/verify', '書面の真正性の確認'],
    ],
  },
  {
    name: '規約と方針',
    links: [
      ['/terms', '利用規約'],
      ['/privacy', 'プライバシーポリシー'],
      ['/solicitation', '勧誘方針'],
      ['/electric', '電子交付について'],
      ['/coolingoff', 'クーリング・オフ'],
      ['/information_security', '情報セキュリティ基本方針'],
      ['/antisocial', '反社会的勢力への対応'],
      ['/accessibility', 'アクセシビリティ'],
    ],
  },
  {
    name: '運営会社',
    links: [
      ['/company', '会社概要'],
      ['/list', '許可・登録の一覧'],
      ['/mnginfo', '電子情報処理組織の管理'],
      // A page of its own, which stands while the rest is busy.
      ['/status', 'サービスの稼働状況'],
    ],
  },
] as const

export function Footer() {
  const site = useSite()
  return (
    <div className={`below-fold ${styles.footerPlace}`}>
      <footer className={styles.footer}>
        <div className={`page-width ${styles.footerContent}`}>
          <nav className={styles.footerGroups} aria-label="フッターメニュー">
            {groups.map(({ name, links }, index) => (
              <div key={name}>
                <p id={`footer-${index}`}>{name}</p>
                <ul aria-labelledby={`footer-${index}`}>
                  {links.map(([path, text]) => (
                    <li key={path}>{path === '/status' ? <a href={path}>{text}</a> : <Link to={path}>{text}</Link>}</li>
                  ))}
                  {name === '運営会社' && site.operator.socialUrl !== '' && (
                    <li>
                      <a href={site.operator.socialUrl} target="_blank" rel="noopener">
                        {site.operator.socialName}
                        <span className="visually-hidden">（新しいタブ）</span>
                      </a>
                    </li>
                  )}
                </ul>
              </div>
            ))}
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
    </div>
  )
}
