import { DISCLOSURE_ITEMS, isDisclosed, type DisclosureItem } from '../../../../../domain/fund-disclosure.ts'
import { DenseArea } from '../../../ui/dense-field.tsx'
import { useField, useFundEditor } from './fund-editor.ts'
import { SectionPanel } from './section-panel.tsx'
import styles from './fund-edit.module.css'

function Item({ item: { key, label, hint } }: { item: DisclosureItem }) {
  const { form, set, fund } = useFundEditor()
  const field = useField(`disclosure.${key}`)
  const missing = !isDisclosed(form.disclosure, key) && !fund.is_published ? '未入力のため公開できません。' : undefined
  return (
    <DenseArea
      rows={3}
      {...field}
      label={label}
      needed
      hint={hint}
      error={field.error ?? missing}
      value={form.disclosure[key]}
      onChange={({ target }) => set({ disclosure: { ...form.disclosure, [key]: target.value } })}
    />
  )
}

/** What the pre-contract document has to say beyond the figures. */
export function DisclosureSection() {
  return (
    <SectionPanel id="disclosure" title="4　開示事項（契約成立前書面）" section="disclosure">
      <div className={styles.pair}>
        {DISCLOSURE_ITEMS.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </div>
    </SectionPanel>
  )
}
