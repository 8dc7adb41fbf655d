import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './procedures.module.css'

const procedures = [
  {
    to: '/procedures/name',
    name: '氏名が変わったとき',
    text: '結婚などで氏名が変わったときの、登録・本人確認・受取口座の変更を順に案内します。',
  },
  {
    to: '/procedures/inheritance',
    name: '会員の方が亡くなったとき（相続）',
    text: 'ご家族や代理人の方の窓口です。会員登録がなくても、お届けいただけます。',
  },
  {
    to: '/procedures/disclosure',
    name: '個人データの開示・訂正・利用停止',
    text: '登録されているご自身の情報の開示などを請求できます。',
  },
  { to: '/procedures/leave', name: '退会', text: '出資やお支払いが残っていないことを確かめて、退会の手続きをします。' },
] as const

const elsewhere = [
  { to: '/mypage/info', name: '住所・電話番号・受取口座の変更' },
  { to: '/mypage/security', name: 'パスワード・メールアドレス・パスキーの変更' },
  { to: '/coolingoff', name: 'クーリング・オフ' },
  { to: '/contact', name: 'そのほかのお問い合わせ' },
] as const

/** Where somebody begins whose life has changed. */
export function ProceduresPage() {
  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle>各種お手続き</PageTitle>
        <p>氏名の変更、相続、個人データの開示、退会の手続きを、順を追って案内します。</p>
      </header>
      <ul className={styles.choices}>
        {procedures.map(({ to, name, text }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                <b>{name}</b>
                <small>{text}</small>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
      <Card as="section" className={styles.checklist}>
        <h2>ほかのページでできる手続き</h2>
        <ul className={styles.links}>
          {elsewhere.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
