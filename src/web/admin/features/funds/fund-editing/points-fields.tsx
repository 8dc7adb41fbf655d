import { japanDateOf } from '../../../../../domain/calendar.ts'
import {
  FEWEST_WEAK_POINTS,
  MOST_FACTS,
  MOST_WEAK_POINTS,
  pointField,
  sourcedFactFields,
  type FundPoints,
} from '../../../../../domain/records/fund-points.ts'
import { fundFields } from '../../../../../domain/records/fund.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DenseArea, DenseInput } from '../../../ui/dense-field.tsx'
import { fieldId, useFundEditor } from './fund-editor.ts'
import styles from './points-fields.module.css'

const blank = {
  sourcedFacts: { title: '', text: '', source: '', asOf: '' },
  weakPoints: { title: '', text: '' },
} as const

const wording = {
  sourcedFacts: {
    one: '事実',
    most: MOST_FACTS,
    hint: `出典と時点を示せる事実だけを、${MOST_FACTS}件まで書きます。`,
  },
  weakPoints: {
    one: '弱いところ',
    most: MOST_WEAK_POINTS,
    hint: `公開には${FEWEST_WEAK_POINTS}件以上が必要です。投資家が知れば迷うことを、事実と同じ大きさで伝えます。`,
  },
} as const

/** One of the two lists: its entries in the order in which the page shows them. */
function Points({ list }: { list: keyof FundPoints }) {
  const { form, set, errorOf, lockOf } = useFundEditor()
  const today = japanDateOf(new Date(useNow()))
  const { one, most, hint } = wording[list]
  const locked = lockOf(list)
  const error = errorOf(list)
  const entries: readonly Partial<Record<keyof typeof sourcedFactFields, string>>[] = form[list]
  const change = (place: number, field: string, value: string) =>
    set((now) => ({ [list]: now[list].map((old, index) => (index === place ? { ...old, [field]: value } : old)) }))
  return (
    <fieldset className={styles.points} id={fieldId(list)} tabIndex={-1}>
      <legend>{fundFields[list].label}</legend>
      <p className={styles.hint}>{hint}</p>
      <ol className={styles.list}>
        {entries.map((entry, place) => {
          const of = (field: keyof typeof sourcedFactFields) => ({
            id: fieldId(pointField(list, place, field)),
            error: errorOf(pointField(list, place, field)),
            locked,
            label: `${one}${place + 1}の${sourcedFactFields[field].label}`,
            needed: true,
            value: entry[field] ?? '',
            onChange: ({ target }: { target: { value: string } }) => change(place, field, target.value),
          })
          return (
            <li key={place} className={styles.point}>
              <DenseInput {...of('title')} />
              <DenseArea {...of('text')} rows={2} />
              {'asOf' in entry && (
                <div className={styles.basis}>
                  <DenseInput {...of('source')} hint="例：鑑定評価書、賃貸借契約書" />
                  <DenseInput {...of('asOf')} type="date" max={today} />
                </div>
              )}
              {locked === undefined && (
                <div>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => set((now) => ({ [list]: now[list].toSpliced(place, 1) }))}
                  >
                    {one}
                    {place + 1}を削除
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {locked === undefined && entries.length < most && (
        <div>
          <Button size="small" icon="plus" onClick={() => set((now) => ({ [list]: [...now[list], blank[list]] }))}>
            {one}を追加
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** What speaks for the property and what speaks against it, in the same form. */
export function PointsFields() {
  return (
    <>
      <Points list="sourcedFacts" />
      <Points list="weakPoints" />
    </>
  )
}
