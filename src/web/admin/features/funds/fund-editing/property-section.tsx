import { Link } from 'react-router'
import { REQUIRED_PROPERTY_FACTS } from '../../../../../domain/funds/fund-overview.ts'
import { Button } from '../../../../ui/button.tsx'
import { DenseArea } from '../../../ui/dense-field.tsx'
import { FieldInput } from './field-input.tsx'
import { fieldId, useFundEditor } from './fund-editor.ts'
import { PointsFields } from './points-fields.tsx'
import { SectionPanel } from './section-panel.tsx'
import styles from './fund-edit.module.css'

/** Under which required fact a label counts: '専有面積' is an area. */
const requiredNameOf = (label: string): string | undefined =>
  REQUIRED_PROPERTY_FACTS.find(({ labels }) => labels.includes(label))?.name

/** What is recorded of the property beside these texts: on pages of its own, because it may go through several funds. */
function PropertyRecords() {
  const { fund } = useFundEditor()
  const { parts } = fund.gate
  return (
    <div className={styles.recorded} id={fieldId('property.record')} tabIndex={-1}>
      <h3>物件の記録</h3>
      <ul>
        {parts.map(({ property_id: id, name, problem }) => (
          <li key={`${id} ${name}`}>
            <Link to={`/itoadmintool/properties/${id}`}>{name}</Link>
            {problem !== null && <small>{problem}</small>}
          </li>
        ))}
      </ul>
      <p>
        {parts.length === 0 && 'まだ結び付いていません。'}
        <Link to={`/itoadmintool/properties/new?fund=${fund.id}`}>物件を登録する</Link>か、
        <Link to="/itoadmintool/properties">登録済みの物件</Link>のページで、このファンドに結び付けます。
      </p>
    </div>
  )
}

/** The property as the overview tells it: facts with their labels, and plain sentences. */
export function PropertySection() {
  const { form, set } = useFundEditor()
  const change = (index: number, fact: { label?: string; value?: string }) =>
    set({ facts: form.facts.map((old, place) => (place === index ? { ...old, ...fact } : old)) })
  return (
    <SectionPanel id="property" title="3　物件" section="property">
      <div className={styles.facts}>
        {form.facts.map((fact, index) => {
          const required = requiredNameOf(fact.label)
          return (
            <div key={index} className={styles.fact}>
              <input
                className={styles.factLabel}
                aria-label={`項目名${index + 1}`}
                value={fact.label}
                onChange={({ target }) => change(index, { label: target.value })}
              />
              <input
                id={required === undefined ? undefined : fieldId(`property.${required}`)}
                aria-label={fact.label === '' ? `内容${index + 1}` : fact.label}
                value={fact.value}
                onChange={({ target }) => change(index, { value: target.value })}
              />
              {required === undefined ? (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => set({ facts: form.facts.filter((_, place) => place !== index) })}
                >
                  削除<span className="visually-hidden">：{fact.label}</span>
                </Button>
              ) : (
                <small>必須</small>
              )}
            </div>
          )
        })}
      </div>
      <div>
        <Button size="small" icon="plus" onClick={() => set({ facts: [...form.facts, { label: '', value: '' }] })}>
          項目を追加
        </Button>
      </div>
      <PropertyRecords />
      <FieldInput field="selectionReason" hint="立地、収益の見込み、気をつけている点などを、投資家に向けて書きます。" />
      <PointsFields />
      <DenseArea
        label="物件の説明"
        hint="改行ごとに段落が分かれます。"
        rows={3}
        value={form.remarks}
        onChange={({ target }) => set({ remarks: target.value })}
      />
    </SectionPanel>
  )
}
