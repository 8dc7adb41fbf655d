import { Link } from 'react-router'
import { reportYears } from '../../../domain/report-year.ts'
import { useNow } from '../../app/now.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InfoSection } from './info-section.tsx'
import { MemberPageHead } from './member-page.tsx'
import styles from './mypage.module.css'

/** Annual transaction reports, one for each calendar year. */
export function DocumentsPage() {
  const years = reportYears(new Date(useNow()))
  return (
    <>
      <MemberPageHead title="書類" />
      <div className={`page-width ${styles.columns} ${styles.narrow}`}>
        <InfoSection title="年間取引報告書">
          <p className="small-text">1月1日から12月31日までにお支払いした分配金と、源泉徴収した税額の報告書です。確定申告の資料としてお使いいただけます。</p>
          <ul className={styles.years}>
            {years.map((year) => (
              <li key={year}>
                <Link to={`/mypage/annual/${year}`}><Icon name="document" />{year}年度分<Icon name="chevron-right" size={18} /></Link>
              </li>
            ))}
          </ul>
        </InfoSection>
        <InfoSection title="契約書面と報告書">
          <p>契約成立時書面と財産管理報告書は、<Link to="/mypage/projects">投資の状況</Link>の各ファンドからご覧いただけます。</p>
        </InfoSection>
      </div>
    </>
  )
}
