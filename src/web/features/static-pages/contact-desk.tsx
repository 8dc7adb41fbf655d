import { Link } from 'react-router'
import { useSite } from '../../app/site-context.tsx'
import { Rows } from '../../ui/card.tsx'

export const postalMark = (zipCode: string) => `〒${zipCode.slice(0, 3)}-${zipCode.slice(3)}`

/** Where questions and complaints are taken, as several rules have to name it. */
export function ContactDesk({ officer }: { officer?: string }) {
  const { companyName, operator } = useSite()
  return (
    <Rows
      stacking
      rows={[
        ['窓口', `${companyName} お客さま相談窓口`],
        ...(officer === undefined ? [] : [['責任者', officer] as const]),
        ['住所', `${postalMark(operator.zipCode)} ${operator.address}`],
        ['電話', <span key="telephone" className="no-break">{operator.telephone}</span>],
        ['受付時間', `${operator.contactHours}（祝日と年末年始を除く）`],
        ['フォーム', <Link key="form" to="/contact">お問い合わせ</Link>],
      ]}
    />
  )
}
