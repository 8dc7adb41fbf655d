import { japanDateOf } from '../../../../../domain/calendar.ts'
import { isOutdated, MAP_ZOOM, NO_DATA } from '../../../../../domain/funds/place.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { day } from '../../../../from-api.ts'
import { Tag } from '../../../../ui/tag.tsx'
import { formatYearDay } from '../../../../ui/format.ts'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { readPlaceDocument, type Property } from './property-queries.ts'
import { wrongInput } from './part-choice.tsx'
import styles from './property.module.css'

/** Null for an empty field; what is no number is refused beside its field. */
const degreesOf = (text: string): number | null => {
  const plain = text.normalize('NFKC').trim()
  return plain === '' ? null : Number.isFinite(Number(plain)) ? Number(plain) : 0
}

/** Where a property is on the map and what public data say of it: read at a press, and the point corrected by hand where the search errs. */
export function PlacePanel({ property, onDone }: { property: Property; onDone: () => void }) {
  const { location } = property
  const now = useNow()
  const form = useActForm(readPlaceDocument, {
    name: '所在地の情報の取得',
    done: '所在地の情報を取得しました。',
    failed: wrongInput,
    initial: { latitude: '', longitude: '' },
    variables: (values) => {
      const [latitude, longitude] = [degreesOf(values.latitude), degreesOf(values.longitude)]
      const isTyped = latitude !== null || longitude !== null
      return {
        input: { property_id: property.id, ...(isTyped && { latitude: latitude ?? 0, longitude: longitude ?? 0 }) },
      }
    },
    onDone,
  })
  return (
    <Panel title="地図と公的データ">
      {location === null ? (
        <p className={styles.text}>
          所在地の地図、災害の想定、用途地域、地価、周辺の取引価格を、公的なデータから取得します。ファンドのページに掲載します。
        </p>
      ) : (
        <FactList
          facts={[
            {
              label: '位置',
              value: (
                <a href={`https://maps.gsi.go.jp/#${MAP_ZOOM}/${location.latitude}/${location.longitude}/`}>
                  {location.latitude}、{location.longitude}（{location.is_typed ? '入力' : '住所から'}）
                </a>
              ),
            },
            {
              label: '取得',
              value: (
                <>
                  {formatYearDay(location.read_on)}
                  {isOutdated(day(location.read_on), japanDateOf(new Date(now))) && <Tag tone="warning">要更新</Tag>}
                </>
              ),
            },
            ...location.facts.map(({ label, value }) => ({ label, value: value ?? NO_DATA })),
          ]}
        />
      )}
      <ActForm form={form} button={location === null ? '所在地の情報を取得' : '取得し直す'}>
        <DenseInput label="緯度（空欄なら住所から）" inputMode="decimal" {...form.field('latitude')} />
        <DenseInput label="経度（空欄なら住所から）" inputMode="decimal" {...form.field('longitude')} />
      </ActForm>
    </Panel>
  )
}
