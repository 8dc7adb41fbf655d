import { Link } from 'react-router'
import { useSite } from '../../../app/site/site-context.tsx'
import { Rows } from '../../../ui/card.tsx'

const postalMark = (zipCode: string) => `〒${zipCode.slice(0, 3)}-${zipCode.slice(3)}`

/** The operator's address; the numbers at its end stay together. */
export function PostalAddress() {
  const { operator } = useSite()
  const [, place = operator.address, numbers = ''] = /^(.*?)([\d０-９][\d０-９\-－]*)$/.exec(operator.address) ?? []
  return (
    <>
      {postalMark(operator.zipCode)} <span className="no-break">{place.trimEnd()}</span>
      <span className="no-break"> {numbers}</span>
    </>
  )
}

/** Where questions and complaints are taken, as several rules have to name it. */
export function ContactDesk({ officer, isOnForm = false }: { officer?: string; isOnForm?: boolean }) {
  const { operator } = useSite()
  return (
    <Rows
      stacking
      rows={[
        ['窓口', 'お客さま相談窓口'],
        ...(officer === undefined ? [] : [['責任者', officer] as const]),
        ['住所', <PostalAddress key="address" />],
        [
          '電話',
          <span key="telephone" className="no-break">
            {operator.telephone}
          </span>,
        ],
        [
          '受付時間',
          <span key="hours">
            <span className="no-break">{operator.contactHours}</span>
            <span className="no-break">（祝日・年末年始を除く）</span>
          </span>,
        ],
        ...(isOnForm
          ? []
          : [
              [
                'フォーム',
                <Link key="form" to="/contact">
                  お問い合わせ
                </Link>,
              ] as const,
            ]),
      ]}
    />
  )
}
